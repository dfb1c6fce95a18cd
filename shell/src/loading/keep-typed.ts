import { type Field, fieldsIn, handOver, isField, isSame } from './typed-fields.ts'

const pressed = 'form, button[type=button]'
const uses = ['focusin', 'pointerdown', 'input'] as const

/**
 * React renders a page anew in whose nodes something else has been at work, as translation and password managers are. What
 * a visitor has typed there until then, and where, goes over to the new fields, and so do presses that were held back.
 */
export function keepTyped(page: Element): void {
  const { pathname } = location
  /** Those that came last are the newest. */
  const typed = new Set(fieldsIn(page))
  const pressable = [...page.querySelectorAll(pressed)]
  let focused: EventTarget | null = document.activeElement
  const onUse = ({ target }: Event) => {
    if (target !== page) focused = target // the focus goes there by itself when what had it is gone
    if (isField(target)) typed.add(target)
  }
  // React lets nobody below hear of what happens on a page that it does not have yet.
  for (const type of uses) page.addEventListener(type, onUse, true)
  handTypedOver = () => {
    handTypedOver = () => {}
    for (const type of uses) page.removeEventListener(type, onUse, true)
    if (location.pathname !== pathname) return // the page of somebody who has gone on
    for (const [field, heir] of handOver([...typed].reverse().filter(isGone), page))
      if (isField(focused) && isSame(field, focused)) handFocus(focused, heir, page)
    const now = [...page.querySelectorAll(pressed)]
    for (const element of pressable.filter(isGone)) {
      const turn = pressable.filter(isLike(element)).indexOf(element)
      handPresses(element, now.filter(isLike(element))[turn])
    }
  }
}

let handTypedOver = () => {}

/** In the very moment in which the new fields stand there: a key that comes between would be lost. */
export const giveTyped = (): void => handTypedOver()

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

/** A press that has hit the old field leads the focus to what was around it, after this. */
function handFocus(from: Field, to: Field, page: Element): void {
  const hand = () => {
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== page) return
    to.focus({ preventScroll: true })
    if (hasCaret(from) && hasCaret(to)) to.setSelectionRange(from.selectionStart, from.selectionEnd)
  }
  hand()
  setTimeout(hand)
}

/** Not all kinds of fields have one. */
const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null
