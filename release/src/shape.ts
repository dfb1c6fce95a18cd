/**
 * Data from outside is validated once, where it is read, and trusted from then on. A shape returns the first
 * violation, or undefined. Each level prepends its path to the message of the level below, so messages are
 * built only on failure: ' must be a string', '.server must be a string', '.home.server must be a string'.
 *
 * Any value that passes a `Shape<T>` is a T: a shape that lacks a field of its type, or has an extra one, does not
 * compile. Written by hand, because valibot's records skip the keys '__proto__', 'constructor' and 'prototype'
 * unchecked, and names in artifacts are other teams' input.
 */
export interface Shape<T> {
  (value: unknown): string | undefined
  /** Never set: ties the type to the shape. */
  readonly passes?: T
}

/** A field that may be missing. */
interface Optional<T> {
  readonly ifPresent: Shape<T>
}

/** The shape of each field; `optional` exactly where the type has a question mark. */
type Fields<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? Optional<T[K]> : Shape<T[K]>
}

/** The violation as a sentence: 'pages.home.server must be a string'. */
export function problemOf(shape: Shape<unknown>, value: unknown): string | undefined {
  const said = shape(value)
  return said?.startsWith('.') ? said.slice(1) : said && `it${said}`
}

/** The value with its type, if it passes; otherwise throws what `fail` makes of the violation. */
export function checked<T>(shape: Shape<T>, value: unknown, fail: (problem: string) => Error): T {
  const problem = problemOf(shape, value)
  if (problem) throw fail(problem)
  return value as T
}

/** An untrusted name, quoted, shortened and on one line. */
export const shown = (name: unknown): string => {
  const quoted = JSON.stringify(name) ?? 'undefined'
  return quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Shape<string> = (value) => (typeof value === 'string' ? undefined : ' must be a string')

/** A string that passes a test; `what` completes '… must be'. */
export const textThat =
  (holds: (text: string) => boolean, what: string): Shape<string> =>
  (value) =>
    typeof value === 'string' && holds(value) ? undefined : ` must be ${what}`

/** Any number within these bounds. */
export const measure =
  (least: number, most: number): Shape<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most
      ? undefined
      : ` must be a number from ${least} to ${most}`

export const number =
  (least: number): Shape<number> =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : ` must be an integer of at least ${least}`

export const oneOf =
  <const Value>(...values: readonly Value[]): Shape<Value> =>
  (value) =>
    values.includes(value as Value) ? undefined : ` must be ${values.map(shown).join(' or ')}`

export const optional = <T>(shape: Shape<T>): Optional<T> => ({ ifPresent: shape })

/** Checks `other` only if `one` holds. */
export const both =
  <T, U>(one: Shape<T>, other: Shape<U>): Shape<T & U> =>
  (value) =>
    one(value) ?? other(value)

/** If neither holds, reports the violation of `one`. */
export const either =
  <T, U>(one: Shape<T>, other: Shape<U>): Shape<T | U> =>
  (value) => {
    const said = one(value)
    return said && other(value) ? said : undefined
  }

export const list =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return ' must be a list'
    for (let index = 0; index < value.length; index++) {
      const said = shape(value[index])
      if (said) return `[${index}]${said}`
    }
  }

export const filledList =
  <T>(shape: Shape<T>): Shape<readonly [T, ...T[]]> =>
  (value) =>
    list(shape)(value) ?? ((value as T[]).length === 0 ? ' must not be empty' : undefined)

/** An object whose keys are data; every key and value must pass. */
export const recordOf =
  <Name extends string, T>(name: Shape<Name>, shape: Shape<T>): Shape<Readonly<Record<Name, T>>> =>
  (value) => {
    if (!isObject(value)) return ' must be an object'
    for (const key of Object.keys(value)) {
      const wrongName = name(key)
      if (wrongName) return `: ${shown(key)}${wrongName}`
      const said = shape(value[key])
      if (said) return `.${shown(key)}${said}`
    }
  }

/** An object with these fields, all required unless optional. Others are ignored. */
export const object = <T extends object>(fields: Fields<T>): Shape<T> => {
  const entries = Object.entries<Shape<unknown> | Optional<unknown>>(fields)
  return (value) => {
    if (!isObject(value)) return ' must be an object'
    for (const [name, field] of entries) {
      const inner = Object.hasOwn(value, name) ? value[name] : undefined
      if ('ifPresent' in field && inner === undefined) continue
      const said = 'ifPresent' in field ? field.ifPresent(inner) : field(inner)
      if (said) return `.${name}${said}`
    }
  }
}

/** An object with these fields and no others. */
export const exactly = <T extends object>(fields: Fields<T>): Shape<T> => {
  const known = object(fields)
  return (value) => {
    const said = known(value)
    if (said) return said
    const stray = Object.keys(value as T).find((name) => !Object.hasOwn(fields, name))
    return stray === undefined ? undefined : ` must not have ${shown(stray)}`
  }
}
