import { type Holds, repeatKey } from './held-presses.ts'
import { pressTab } from './press-tab.ts'

/** How long a form waits for the page's code to take it over, in ms; then the browser submits it natively. */
const patience = 4000

/** Presses that need the page's code: on buttons, tabs and forms, which it may validate and send itself. */
export const pressesOnPage: Holds = (event, target) => {
  if (event.type === 'submit') return repeatSubmit(event as SubmitEvent)
  if (event.type === 'keydown')
    return target.closest('main [role=tab]') ? repeatKey(event, target) : undefined
  const button = target.closest<HTMLElement>('main button[type=button]:not([popovertarget], [command])')
  if (button?.matches('[role=tab]')) return pressTab(button)
  return button ? () => button.click() : undefined
}

/** How long a second submit is ignored, in ms: by then the form service has answered the browser. */
const answered = 20_000

const sending = new WeakSet<HTMLFormElement>()

/**
 * Ignores a second submit while the first is in flight, as a hydrated form does. If the visitor leaves before the code
 * has arrived, the message is sent nevertheless.
 */
function repeatSubmit({ target, submitter }: SubmitEvent): (() => void) | undefined {
  const form = target as HTMLFormElement
  if (!form.closest('main')) return
  const isPartOfIt = !submitter && document.readyState === 'loading' // Enter, before the form's button has arrived
  if (isPartOfIt || sending.has(form)) return () => {}
  sending.add(form)
  let isSent = false
  const holdBack = (event: Event) => {
    if (event.target !== form) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => {
    removeEventListener('submit', holdBack, true)
    sending.delete(form)
  }
  const leave = () => {
    clearTimeout(late)
    addEventListener('pageshow', end) // the page may be shown again, and a duplicate message beats a dead button
    if (isSent || form.method !== 'post') return // a search is not a message
    isSent = true
    const request = { method: 'POST', body: new FormData(form), keepalive: true, mode: 'no-cors' } as const
    fetch(form.action, request).catch(() => {}) // nobody is left to tell
  }
  const late = setTimeout(() => {
    if (!form.isConnected) return leave()
    isSent = true
    HTMLFormElement.prototype.submit.call(form)
    addEventListener('submit', holdBack, true) // even once the page's code has loaded
    addEventListener('pageshow', end)
    setTimeout(end, answered) // a response may leave the page in place
  }, patience)
  addEventListener('pagehide', leave)
  return () => {
    clearTimeout(late)
    removeEventListener('pagehide', leave)
    if (isSent) return
    if (form.isConnected) form.requestSubmit(submitter)
    // loading/keep-typed.ts forwards this event to the form's replacement, unless the visitor is on another page
    else if (form.dispatchEvent(new Event('submit', { cancelable: true }))) leave()
  }
}
