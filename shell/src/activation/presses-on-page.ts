import { type Holds, repeatKey } from './held-presses.ts'

/** A form that the page's code has not taken over by then is sent by the browser itself, in ms. */
const patience = 4000

/** What needs the page's code: its buttons, moves within its tabs, and its forms, which it may check and send itself. */
export const pressesOnPage: Holds = (event, target) => {
  if (event.type === 'submit') return repeatSubmit(event as SubmitEvent)
  if (event.type === 'keydown')
    return target.closest('main [role=tab]') ? repeatKey(event, target) : undefined
  const button = target.closest<HTMLElement>('main button[type=button]:not([popovertarget], [command])')
  return button ? () => button.click() : undefined
}

/** The service has answered the browser by then, in ms. */
const answered = 20_000

const sending = new WeakSet<HTMLFormElement>()

/** As in a form that answers, a second submit while the first is on its way changes nothing. */
function repeatSubmit({ target, submitter }: SubmitEvent): (() => void) | undefined {
  const form = target as HTMLFormElement
  if (!form.closest('main')) return
  if (sending.has(form)) return () => {}
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
  const late = setTimeout(() => {
    isSent = true
    HTMLFormElement.prototype.submit.call(form)
    addEventListener('submit', holdBack, true) // also once the page's code is there
    addEventListener('pageshow', end)
    setTimeout(end, answered) // an answer may leave the page where it is
  }, patience)
  return () => {
    clearTimeout(late)
    if (isSent) return
    if (form.isConnected) form.requestSubmit(submitter)
    else form.dispatchEvent(new Event('submit')) // loading/keep-typed.ts knows what has taken its place
  }
}
