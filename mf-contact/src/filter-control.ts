import { type ContactFieldName, contactFields, keptOf } from '@bridge/shared/contact-form'

export type Control = HTMLInputElement | HTMLSelectElement

export const nameOf = (control: Control): ContactFieldName => control.name as ContactFieldName

/** Whether a key types a character that would be filtered out. Enter types none, and is never refused. */
export const isRefused = (control: Control, key: string): boolean =>
  /^[^\r\n]$/u.test(key) && keptOf(nameOf(control), key) === ''

/** Reduces a control's value to what its field keeps, with the caret in place. Returns the result. */
export function filterControl(control: Control, cause?: Event): string {
  const kept = keptOf(nameOf(control), control.value)
  if (kept === control.value || isComposing(cause)) return kept
  // An email field's caret can be neither read nor set: there, the one surplus character is deleted.
  if (isKeyTooMany(control, cause) && document.execCommand('delete')) return control.value
  const caret = control instanceof HTMLInputElement ? control.selectionEnd : null
  const keptBefore = keptOf(nameOf(control), control.value.slice(0, caret ?? 0)).length
  control.value = kept
  if (caret !== null) (control as HTMLInputElement).setSelectionRange(keptBefore, keptBefore)
  return kept
}

/** Text being composed (with an IME or a dead key) must not be touched until it is complete. */
const isComposing = (cause?: Event): boolean => cause instanceof InputEvent && cause.isComposing

/** One typed character that is valid but surplus: a second @, or one beyond the limit. */
const isKeyTooMany = (control: Control, cause?: Event): boolean =>
  cause instanceof InputEvent &&
  cause.inputType === 'insertText' &&
  cause.data?.length === 1 &&
  (cause.data === '@' || control.value.length > contactFields[nameOf(control)].limit)
