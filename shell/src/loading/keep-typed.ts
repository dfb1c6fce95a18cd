import { onPageShown } from '../activation/page-shown.ts'
import { type Field, fieldsIn, handOver } from './typed-fields.ts'

const pressed = 'form, button[type=button]'

/**
 * React renders a page anew in whose nodes something else has been at work, as translation and password managers are. What
 * a visitor has typed there until then, and where, goes over to the new fields, and so do presses that were held back.
 */
export function keepTyped(page: Element): void {
  const typed = fieldsIn(page)
  const pressable = [...page.querySelectorAll(pressed)]
  let focused = document.activeElement
  const onFocus = ({ target }: Event) => {
    focused = target as Element
  }
  page.addEventListener('focusin', onFocus)
  onPageShown(() => {
    page.removeEventListener('focusin', onFocus)
    for (const [field, heir] of handOver(typed.filter(isGone), page))
      if (field === focused && document.activeElement === document.body) handFocus(field, heir)
    const now = [...page.querySelectorAll(pressed)]
    for (const element of pressable.filter(isGone)) {
      const turn = pressable.filter(isLike(element)).indexOf(element)
      handPresses(element, now.filter(isLike(element))[turn])
    }
  })
}

const isGone = ({ isConnected }: Element): boolean => !isConnected

/** By what its own code has made of it: extensions add buttons, and translation changes what they say. */
const isLike =
  (one: Element) =>
  (other: Element): boolean =>
    ['role', 'class', 'action'].every((name) => one.getAttribute(name) === other.getAttribute(name)) &&
    one.localName === other.localName

function handPresses(from: Element, to: Element | undefined): void {
  if (to instanceof HTMLFormElement) from.addEventListener('submit', () => to.requestSubmit())
  if (to instanceof HTMLButtonElement) from.addEventListener('click', () => to.click())
}

function handFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true })
  if (hasCaret(from) && hasCaret(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}

/** Not all kinds of fields have one. */
const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null
