/** A figure in a policy, as stated in the section that it links to. */
export interface PolicyFigure {
  readonly value: string
  readonly what: string
  /** Number of the section. */
  readonly section: number
}

const limits = { value: 20, what: 44 }

/** Reads `figures` in a policy's front matter. */
export function readFigures(value: unknown): readonly PolicyFigure[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2)
    throw new Error('must be a list of one or two figures')
  return value.map(readFigure)
}

function readFigure(given: unknown): PolicyFigure {
  const fields = Object(given) as Readonly<Record<string, unknown>>
  const unknown = Object.keys(fields).find((key) => !['value', 'what', 'section'].includes(key))
  if (unknown)
    throw new Error(`has a figure with the unknown key '${unknown}'; figures have value, what and section`)
  const { section } = fields
  if (typeof section !== 'number' || !Number.isInteger(section) || section < 1)
    throw new Error("must have figures whose 'section' is a whole number above 0")
  return { value: text(fields, 'value'), what: text(fields, 'what'), section }
}

function text(fields: Readonly<Record<string, unknown>>, key: 'value' | 'what'): string {
  const given = fields[key]
  if (typeof given !== 'string' || !given || given.length > limits[key])
    throw new Error(`must have figures whose '${key}' is text of 1 to ${limits[key]} characters`)
  return given
}
