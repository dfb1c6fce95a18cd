import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
  isMissing,
} from '@bridge/shared/contact-form'

export type Errors = Readonly<Partial<Record<ContactFieldName, string>>>

/** A field's error message, or undefined if its value is valid. */
export const errorOf = (name: ContactFieldName, value: string): string | undefined =>
  isMissing(name, value) ? contactFields[name].message : undefined

/** The errors after one field has changed; the others keep theirs. */
export function withChange(errors: Errors, name: ContactFieldName, value: string): Errors {
  const { [name]: _, ...others } = errors
  const message = errorOf(name, value)
  return message ? { ...others, [name]: message } : others
}

/** Keys are in page order, so the first is the first field with an error. */
export const errorsOf = (data: FormData): Errors =>
  contactFieldNames.reduce<Errors>(
    (errors, name) => withChange(errors, name, String(data.get(name) ?? '')),
    {},
  )
