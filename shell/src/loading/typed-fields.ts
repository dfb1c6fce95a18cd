import { mainId } from '../layout/ids.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields whose input is kept. Passwords and files have to be entered again. */
export const fieldsIn = (page: Element): Field[] => [
  ...page.querySelectorAll<Field>(
    'input[name]:not([type=file], [type=password], [type=hidden]), textarea[name], select[name]',
  ),
]

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select')

/** Copies what was typed into removed fields to their replacements; returns the replacement of each. */
export function handOver(typed: readonly Field[], page: Element): Map<Field, Field> {
  const heirs = new Map<Field, Field>()
  const fields = fieldsIn(page)
  for (const field of typed) {
    const heir = fields.find((other) => isSame(field, other))
    if (!heir || isTouched(heir)) continue
    hand(field, heir)
    heirs.set(field, heir)
  }
  return heirs
}

export function hasTypedOnPage(): boolean {
  const page = document.getElementById(mainId)
  return page !== null && fieldsIn(page).some(isTouched)
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')

export const isSame = (one: Field, other: Field): boolean =>
  one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value)

/** Whether the visitor has changed the field. What is typed into a new field is newer than what the old one held. */
function isTouched(field: Field): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const preset = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  return field.selectedIndex !== Math.max(preset, 0)
}

/** Uses the prototype's setter: React overrides it on the element, and would miss the change. */
function hand(from: Field, to: Field): void {
  const what = isChoice(from) ? 'checked' : from instanceof HTMLSelectElement ? 'selectedIndex' : 'value'
  if (Reflect.get(from, what) === Reflect.get(to, what)) return
  Reflect.set(Object.getPrototypeOf(to), what, Reflect.get(from, what), to)
  for (const type of [isChoice(from) ? 'click' : 'input', 'change'])
    to.dispatchEvent(new Event(type, { bubbles: true }))
}
