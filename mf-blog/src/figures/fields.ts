import { isGround } from './grounds.ts'

/** A YAML map in front matter. Each method throws an error that says what must be true. */
export interface FieldReader {
  text(name: string): string
  /** Text, or undefined if the field is missing. */
  note(name: string): string | undefined
  whole(name: string): number
  number(name: string): number
  flag(name: string): boolean
  day(name: string): string
  ground(): ReturnType<typeof groundOf>
  oneOf<Value extends string>(name: string, values: readonly Value[]): Value
  has(name: string): boolean
  texts(name: string): readonly string[]
  list<Item>(name: string, read: (value: unknown) => Item): readonly Item[]
}

/** Reads a map with `read`, and refuses fields that `read` does not ask for. */
export function readMap<T>(value: unknown, what: string, read: (fields: FieldReader) => T): T {
  if (!isMap(value)) throw new Error(`is not valid: ${what} must be 'key: value' lines`)
  const asked = new Set<string>()
  const result = read(
    reader((name) => {
      asked.add(name)
      return value[name]
    }),
  )
  const unknown = Object.keys(value).find((name) => !asked.has(name))
  if (unknown === undefined) return result
  throw new Error(`has the unknown field '${unknown}'; ${what} may have only ${[...asked].join(', ')}`)
}

type Get = (name: string) => unknown

const reader = (get: Get): FieldReader => {
  const text = (name: string) => checked(name, get(name), isText, 'a non-empty string')
  const oneOf: FieldReader['oneOf'] = (name, values) => {
    const found = values.find((known) => known === get(name))
    if (found !== undefined) return found
    throw new Error(`must have '${name}' as one of ${values.join(', ')}`)
  }
  return {
    text,
    note: (name) =>
      get(name) === undefined
        ? undefined
        : checked(name, get(name), isText, 'a non-empty string, if present'),
    whole: (name) => checked(name, get(name), isWhole, 'a whole number above 0'),
    number: (name) => checked(name, get(name), isNumber, 'a number of at least 0'),
    flag: (name) => get(name) !== undefined && checked(name, get(name), isTrue, 'true, if present'),
    day: (name) => checked(name, get(name), isDay, 'a day such as 2025-09-01'),
    ground: () => groundOf(get('ground')),
    oneOf,
    texts: (name) => checked(name, get(name), isTexts, 'a non-empty list of non-empty strings'),
    has: (name) => get(name) !== undefined,
    list: (name, read) => checked(name, get(name), isList, 'a non-empty list').map(read),
  }
}

const groundOf = (value: unknown) => checked('ground', value, isGround, 'ink, emerald or paper')

function checked<T>(name: string, value: unknown, is: (value: unknown) => value is T, what: string): T {
  if (is(value)) return value
  throw new Error(`must have '${name}' as ${what}`)
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0
const isTexts = (value: unknown): value is readonly string[] => isList(value) && value.every(isText)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isTrue = (value: unknown): value is true => value === true
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isWhole = (value: unknown): value is number =>
  isNumber(value) && Number.isSafeInteger(value) && value > 0
const isDay = (value: unknown): value is string =>
  isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
