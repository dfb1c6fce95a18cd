/** In ms: what systems take for a double click at most. */
const longest = 600

const events = ['mousedown', 'click', 'dblclick'] as const

/** Many click links twice. The second click was meant for the link, not for what the new page has in its place. */
export function forgetSecondClick(): void {
  const forget = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const event of events) addEventListener(event, forget, true)
  setTimeout(() => {
    for (const event of events) removeEventListener(event, forget, true)
  }, longest)
}
