/**
 * What was written elsewhere is checked once, where it is read, and trusted from then on. A shape says the first thing
 * that is not as it must be, and where: 'pages.home.server is no text'.
 */
export type Shape = (value: unknown, at: string) => string | undefined

/** A name that anybody could have chosen, short and on one line. */
export const shown = (name: unknown): string => {
  const quoted = JSON.stringify(name) ?? 'undefined'
  return quoted.length > 80 ? `${quoted.slice(0, 80)}…` : quoted
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const anything: Shape = () => undefined

export const text: Shape = (value, at) => (typeof value === 'string' ? undefined : `${at} is no text`)

/** A text of which a test holds; `what` completes '… is not'. */
export const textThat =
  (holds: (text: string) => boolean, what: string): Shape =>
  (value, at) =>
    typeof value === 'string' && holds(value) ? undefined : `${at} is not ${what}`

export const number =
  (least: number): Shape =>
  (value, at) =>
    Number.isSafeInteger(value) && (value as number) >= least
      ? undefined
      : `${at} is not a whole number of ${least} or more`

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, at) =>
    values.includes(value) ? undefined : `${at} is not ${values.map(shown).join(' or ')}`

export const optional =
  (shape: Shape): Shape =>
  (value, at) =>
    value === undefined ? undefined : shape(value, at)

export const list =
  (shape: Shape, least = 0): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at} is no list`
    if (value.length < least) return `${at} is empty`
    return first(value.entries(), ([index, item]) => shape(item, `${at}[${index}]`))
  }

/** An object whose names are data, each of which must pass as well. */
export const recordOf =
  (name: Shape, shape: Shape): Shape =>
  (value, at) =>
    isObject(value)
      ? first(
          Object.entries(value),
          ([key, item]) => name(key, `${at}: ${shown(key)}`) ?? shape(item, join(at, shown(key))),
        )
      : `${at} is no object`

/** An object with these fields, of which all that are not optional must be there. */
export const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, at) =>
    isObject(value)
      ? first(Object.entries(fields), ([name, shape]) =>
          shape(Object.hasOwn(value, name) ? value[name] : undefined, join(at, name)),
        )
      : `${at || 'it'} is no object`

/** The first that says something. */
export function first<T>(items: Iterable<T>, say: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const said = say(item)
    if (said) return said
  }
}

const join = (at: string, name: string): string => (at ? `${at}.${name}` : name)
