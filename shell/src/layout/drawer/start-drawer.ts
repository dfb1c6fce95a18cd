import { drawerId } from '../ids.ts'
import { isOnLink } from '../is-on-link.ts'

/**
 * What script adds to a native dialog and its buttons: support for browsers without invoker commands, closing
 * on navigation, and a focus trap.
 */
export function startDrawer(): void {
  const drawer = document.getElementById(drawerId)
  if (!(drawer instanceof HTMLDialogElement)) return
  const close = () => drawer.close()

  for (const button of document.querySelectorAll('#root > header button[command]')) {
    if ('command' in button) continue // the browser handles it
    const opens = button.getAttribute('command') === 'show-modal'
    button.addEventListener('click', opens ? () => drawer.showModal() : close)
  }
  drawer.addEventListener('click', (event) => {
    const onBackdrop = event.target === drawer // the sheet covers the rest
    if (onBackdrop || isOnLink(event)) close()
  })
  drawer.addEventListener('keydown', goRound)
  addEventListener('popstate', close)
}

/** By default, Tab leaves a modal dialog for the browser's own controls. */
function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const drawer = event.currentTarget as HTMLElement
  const stops = [...drawer.querySelectorAll<HTMLElement>('a, button, summary')]
  const [edge, otherEdge] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (event.target !== edge) return
  event.preventDefault()
  otherEdge?.focus()
}
