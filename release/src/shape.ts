/**
 * Data from outside is validated once, where it is read, and trusted from then on. A shape returns the first
 * violation, or undefined. Each level prepends its path to the message of the level below, so messages are
 * built only on failure: ' must be a string', '.server must be a string', '.home.server must be a string'.
 */
export type Shape = (value: unknown) => string | undefined

/** The violation as a sentence: 'pages.home.server must be a string'. */
export function problemOf(shape: Shape, value: unknown): string | undefined {
  const said = shape(value)
  return said?.startsWith('.') ? said.slice(1) : said && `it${said}`
}

/** An untrusted name, quoted, shortened and on one line. */
export const shown = (name: unknown): string => {
  const quoted = JSON.stringify(name) ?? 'undefined'
  return quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const anything: Shape = () => undefined

export const text: Shape = (value) => (typeof value === 'string' ? undefined : ' must be a string')

/** A string that passes a test; `what` completes '… must be'. */
export const textThat =
  (holds: (text: string) => boolean, what: string): Shape =>
  (value) =>
    typeof value === 'string' && holds(value) ? undefined : ` must be ${what}`

export const number =
  (least: number): Shape =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : ` must be an integer of at least ${least}`

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value) ? undefined : ` must be ${values.map(shown).join(' or ')}`

export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? undefined : shape(value)

/** Checks `other` only if `one` holds. */
export const both =
  (one: Shape, other: Shape): Shape =>
  (value) =>
    one(value) ?? other(value)

export const list =
  (shape: Shape, least = 0): Shape =>
  (value) => {
    if (!Array.isArray(value)) return ' must be a list'
    if (value.length < least) return ' must not be empty'
    for (let index = 0; index < value.length; index++) {
      const said = shape(value[index])
      if (said) return `[${index}]${said}`
    }
  }

/** An object whose keys are data; every key and value must pass. */
export const recordOf =
  (name: Shape, shape: Shape): Shape =>
  (value) => {
    if (!isObject(value)) return ' must be an object'
    for (const key of Object.keys(value)) {
      const wrongName = name(key)
      if (wrongName) return `: ${shown(key)}${wrongName}`
      const said = shape(value[key])
      if (said) return `.${shown(key)}${said}`
    }
  }

/** An object with these fields, all required unless optional. */
export const object = (fields: Readonly<Record<string, Shape>>): Shape => {
  const entries = Object.entries(fields)
  return (value) => {
    if (!isObject(value)) return ' must be an object'
    for (const [name, shape] of entries) {
      const said = shape(Object.hasOwn(value, name) ? value[name] : undefined)
      if (said) return `.${name}${said}`
    }
  }
}
