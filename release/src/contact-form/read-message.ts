import {
  type ContactFieldName,
  contactFieldNames,
  contactFields,
  isMissing,
  keptOf,
  withAsciiDigits,
} from '@bridge/shared/contact-form'

export type Message = Readonly<Record<ContactFieldName, string>>

/** Problems by field. */
export type Problems = Readonly<Record<string, string>>

/** In characters: the name of an unknown field may be as long as the whole message. */
const longestName = 100

/** Reads the five fields and nothing else, as the form would send them. Undefined if the body is not form data. */
export async function readMessage(
  type: string,
  body: Buffer,
): Promise<{ message: Message } | { problems: Problems } | undefined> {
  const data = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  if (!data) return undefined
  const message = Object.fromEntries(contactFieldNames.map((name) => [name, givenAs(name, data)])) as Message
  const strange = [...data.keys()].find((name) => !isField(name))
  const problems = contactFieldNames.flatMap((name) => {
    const problem = problemOf(name, data, message)
    return problem ? [[name, problem]] : []
  })
  if (strange !== undefined) problems.push([strange.slice(0, longestName), 'is not a field of this form'])
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : { message }
}

/**
 * Without JavaScript, nothing has been filtered: a phone number may contain spaces, punctuation and digits of any
 * script.
 */
function givenAs(name: ContactFieldName, data: FormData): string {
  const value = data.get(name)
  const text = typeof value === 'string' ? value.trim() : ''
  return name === 'phone' ? withAsciiDigits(text).replace(/[\s()+./-]/g, '') : text
}

function problemOf(name: ContactFieldName, data: FormData, message: Message): string | undefined {
  if (data.getAll(name).length > 1) return 'is given more than once'
  if (isMissing(name, message[name])) return contactFields[name].message
  if (keptOf(name, message[name]) !== message[name])
    return `must have at most ${contactFields[name].limit} characters, and only ones that the field accepts`
  return undefined
}

const isField = (name: string): name is ContactFieldName => Object.hasOwn(contactFields, name)
