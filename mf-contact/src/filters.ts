import type { FieldName } from './content/fields.ts'

/** What a field keeps of what is typed or pasted into it. */
export const filters: Readonly<Record<FieldName, (text: string) => string>> = {
  name: (text) => text.slice(0, 100),
  email: (text) => oneAt(text.replace(/[^A-Za-z0-9@._%+-]/g, '')).slice(0, 100),
  phone: (text) => text.replace(/\D/g, '').slice(0, 12),
  companyName: (text) => text.slice(0, 150),
  interestedProducts: (text) => text,
}

/** Keeps the first @ only. */
function oneAt(text: string): string {
  const at = text.indexOf('@') + 1
  return text.slice(0, at) + text.slice(at).replaceAll('@', '')
}
