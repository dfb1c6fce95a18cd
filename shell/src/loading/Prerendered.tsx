/** The server's own nodes, put back where React has dropped them although the page's code is not there. */
export function Prerendered({ nodes }: { nodes: () => Node }) {
  return (
    <div
      ref={(element) => {
        element?.replaceChildren(nodes())
      }}
    />
  )
}
