/** The longest interval that systems count as a double click, in ms. */
const longest = 600

const events = ['mousedown', 'click', 'dblclick'] as const

/** Many visitors double-click links. The second click is meant for the link, not for what has replaced it. */
export function forgetSecondClick(): void {
  const forget = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const event of events) document.addEventListener(event, forget, true)
  setTimeout(() => {
    for (const event of events) document.removeEventListener(event, forget, true)
  }, longest)
}
