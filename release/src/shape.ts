/**
 * What was written elsewhere is checked once, where it is read, and trusted from then on. A shape says the first thing
 * that is not as it must be. Each adds where that is to what is said inside of it, so that only a failure is put into
 * words: ' is no text', '.server is no text', '.home.server is no text'.
 */
export type Shape = (value: unknown) => string | undefined

/** What is wrong, as a sentence: 'pages.home.server is no text'. */
export function problemOf(shape: Shape, value: unknown): string | undefined {
  const said = shape(value)
  return said?.startsWith('.') ? said.slice(1) : said && `it${said}`
}

/** A name that anybody could have chosen, short and on one line. */
export const shown = (name: unknown): string => {
  const quoted = JSON.stringify(name) ?? 'undefined'
  return quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const anything: Shape = () => undefined

export const text: Shape = (value) => (typeof value === 'string' ? undefined : ' is no text')

/** A text of which a test holds; `what` completes '… is not'. */
export const textThat =
  (holds: (text: string) => boolean, what: string): Shape =>
  (value) =>
    typeof value === 'string' && holds(value) ? undefined : ` is not ${what}`

export const number =
  (least: number): Shape =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : ` is not a whole number of ${least} or more`

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value) ? undefined : ` is not ${values.map(shown).join(' or ')}`

export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined ? undefined : shape(value)

/** One that must hold before the other is asked. */
export const both =
  (one: Shape, other: Shape): Shape =>
  (value) =>
    one(value) ?? other(value)

export const list =
  (shape: Shape, least = 0): Shape =>
  (value) => {
    if (!Array.isArray(value)) return ' is no list'
    if (value.length < least) return ' is empty'
    for (let index = 0; index < value.length; index++) {
      const said = shape(value[index])
      if (said) return `[${index}]${said}`
    }
  }

/** An object whose names are data, each of which must pass as well. */
export const recordOf =
  (name: Shape, shape: Shape): Shape =>
  (value) => {
    if (!isObject(value)) return ' is no object'
    for (const key of Object.keys(value)) {
      const wrongName = name(key)
      if (wrongName) return `: ${shown(key)}${wrongName}`
      const said = shape(value[key])
      if (said) return `.${shown(key)}${said}`
    }
  }

/** An object with these fields, of which all that are not optional must be there. */
export const object = (fields: Readonly<Record<string, Shape>>): Shape => {
  const entries = Object.entries(fields)
  return (value) => {
    if (!isObject(value)) return ' is no object'
    for (const [name, shape] of entries) {
      const said = shape(Object.hasOwn(value, name) ? value[name] : undefined)
      if (said) return `.${name}${said}`
    }
  }
}
