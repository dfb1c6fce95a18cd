/** The link that a key moves to from the focused element: the menu's trigger or one of its links. */
export function linkFor(key: string, panel: HTMLElement): HTMLElement | undefined {
  const columns = [...panel.querySelectorAll('ul')]
    .map((list) => [...list.querySelectorAll('a')])
    .filter((column) => column.length)
  const links = columns.flat()
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (at < 0) return key === 'ArrowDown' ? links[0] : undefined

  switch (key) {
    case 'Home':
      return links[0]
    case 'End':
      return links.at(-1)
    case 'ArrowDown':
      return links[(at + 1) % links.length]
    case 'ArrowUp':
      return links.at(at - 1)
    case 'ArrowRight':
      return beside(columns, links[at], 1)
    case 'ArrowLeft':
      return beside(columns, links[at], -1)
  }
}

type Column = readonly HTMLElement[]

/** The link at the same height in the next column; in a single column, the next link. */
function beside(columns: readonly Column[], link: HTMLElement | undefined, step: 1 | -1) {
  const rows = columns.length > 1 ? columns : (columns[0] ?? []).map((only) => [only])
  const at = rows.findIndex((column) => column.includes(link as HTMLElement))
  const row = rows[at]?.indexOf(link as HTMLElement) ?? 0
  const target = rows.at((at + step) % rows.length)
  return target?.[Math.min(row, target.length - 1)]
}
