import { type FieldName, fields, products } from './content/fields.ts'

export type Errors = Readonly<Partial<Record<FieldName, string>>>

/** What is wrong with a field's value; `undefined`: nothing. */
export function errorOf(name: FieldName, value: string): string | undefined {
  const isFilled = name === 'interestedProducts' ? products.includes(value) : value.trim() !== ''
  return isFilled ? undefined : fields.find((field) => field.name === name)?.message
}

/** The first field is the first key. */
export function errorsOf(data: FormData): Errors {
  const wrong = fields.flatMap(({ name }) => {
    const message = errorOf(name, String(data.get(name) ?? ''))
    return message ? [[name, message]] : []
  })
  return Object.fromEntries(wrong)
}
