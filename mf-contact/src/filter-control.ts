import { type ContactFieldName, contactFields, keptOf } from '@bridge/shared/contact-form'

export type Control = HTMLInputElement | HTMLSelectElement

export const nameOf = (control: Control): ContactFieldName => control.name as ContactFieldName

/** Whether a key that is about to come in would not be kept: then it need not come in. Enter is no text. */
export const isRefused = (control: Control, key: string): boolean =>
  /^[^\r\n]$/u.test(key) && keptOf(nameOf(control), key) === ''

/** Leaves in a control what its field keeps, and the caret where it is. Returns what is left. */
export function filterControl(control: Control, cause?: Event): string {
  const kept = keptOf(nameOf(control), control.value)
  if (kept === control.value || isComposing(cause)) return kept
  // An e-mail field does not tell where its caret is, and cannot be told: so the one key too many is taken back there.
  if (isKeyTooMany(control, cause) && document.execCommand('delete')) return control.value
  const caret = control instanceof HTMLInputElement ? control.selectionEnd : null
  const keptBefore = keptOf(nameOf(control), control.value.slice(0, caret ?? 0)).length
  control.value = kept
  if (caret !== null) (control as HTMLInputElement).setSelectionRange(keptBefore, keptBefore)
  return kept
}

/** A composed text (an IME's, an accent's) must not be touched before it is complete. */
const isComposing = (cause?: Event): boolean => cause instanceof InputEvent && cause.isComposing

/** One typed character that would be welcome by itself: a second @, or one more than the limit. */
const isKeyTooMany = (control: Control, cause?: Event): boolean =>
  cause instanceof InputEvent &&
  cause.inputType === 'insertText' &&
  cause.data?.length === 1 &&
  (cause.data === '@' || control.value.length > contactFields[nameOf(control)].limit)
