/** Restores the server's nodes if React has dropped them before the page's code has loaded. */
export function Prerendered({ nodes }: { nodes: () => Node }) {
  return (
    <div
      ref={(element) => {
        element?.replaceChildren(nodes())
      }}
    />
  )
}
