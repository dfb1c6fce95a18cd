import { type Field, fieldsIn, handOver, isField, isSame } from './typed-fields.ts'

const pressed = 'form, button[type=button]'
const uses = ['focusin', 'pointerdown', 'input'] as const

/**
 * React re-renders a page from scratch if something else, such as translation or a password manager, has changed its
 * nodes. The new nodes then take over the typed text, the focus, the caret and the held presses.
 */
export function keepTyped(page: Element): void {
  const { pathname } = location
  /** Later entries are newer. */
  const typed = new Set(fieldsIn(page))
  const pressable = [...page.querySelectorAll(pressed)]
  let focused: EventTarget | null = document.activeElement
  const onUse = ({ target }: Event) => {
    if (target !== page) focused = target // the page receives focus when the focused element is removed
    if (isField(target)) typed.add(target)
  }
  // Captured, because React stops events on a page that it has not hydrated before they reach the page's elements.
  for (const type of uses) page.addEventListener(type, onUse, true)
  handTypedOver = () => {
    handTypedOver = () => {}
    for (const type of uses) page.removeEventListener(type, onUse, true)
    if (location.pathname !== pathname) return // the visitor has moved on to another page
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

/** Call as soon as the new fields exist: a key pressed in between would be lost. */
export const giveTyped = (): void => handTypedOver()

const isGone = ({ isConnected }: Element): boolean => !isConnected

/** Compares what the page's own code sets: extensions add buttons, and translation changes their text. */
const isLike =
  (one: Element) =>
  (other: Element): boolean =>
    ['role', 'class', 'action'].every((name) => one.getAttribute(name) === other.getAttribute(name)) &&
    one.localName === other.localName

function handPresses(from: Element, to: Element | undefined): void {
  if (to instanceof HTMLFormElement)
    from.addEventListener('submit', (event) => {
      event.preventDefault()
      to.requestSubmit()
    })
  if (to instanceof HTMLButtonElement) from.addEventListener('click', () => to.click())
}

/** Runs twice, because a press on the old field moves focus to the field's surroundings after the first run. */
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

/** Not every kind of field has a caret. */
const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null
