import { readPeriod } from './period.ts'
import type { Mark, PolicyDrawing, Span } from './policy-drawing.ts'

type Fields = Readonly<Record<string, unknown>>

/** In days. */
interface Scale {
  readonly length: number
  /** The period of an arch; 0 if each span has one arch. */
  readonly arch: number
}

/**
 * Reads `drawing` in a policy's front matter: its `spans`, named `marks` on the scale and a `caption`. `scale` is the
 * period from edge to edge, `arch` the one that an arch stands for; without it, a span has one arch.
 */
export function readDrawing(given: unknown): PolicyDrawing {
  const fields = map(given, 'it', ['caption', 'scale', 'arch', 'spans', 'marks'])
  const scale = {
    length: periodIn(fields, 'scale')[1],
    arch: 'arch' in fields ? periodIn(fields, 'arch')[1] : 0,
  }
  const spans: Span[] = []
  for (const span of list(fields, 'spans')) spans.push(readSpan(span, scale, spans))
  return {
    caption: text(fields, 'caption'),
    spans,
    marks: list(fields, 'marks').map((mark) => readMark(mark, scale)),
  }
}

/**
 * Its `value` is the period. It starts where the span with the number `after` ends; `first` is a solid period at its
 * start. `repeats` fills the scale, `goesOn` continues to its end, dashed, and `mayBe` is dashed altogether.
 */
function readSpan(given: unknown, scale: Scale, before: readonly Span[]): Span {
  const fields = map(given, 'each span', [
    ...['value', 'what', 'section', 'policy', 'after', 'first', 'repeats', 'goesOn', 'mayBe'],
  ])
  const [low, high] = periodIn(fields, 'value')
  const from = 'after' in fields ? endOf(fields, before) : 0
  const times = isSet(fields, 'repeats') ? Math.floor(scale.length / high) : 1
  const to = from + (high * times) / scale.length
  if (to > 1.0001) throw new Error(`must have spans within its scale, unlike '${text(fields, 'value')}'`)
  const first = 'first' in fields ? rounded(from + periodIn(fields, 'first')[1] / scale.length) : undefined
  return {
    value: text(fields, 'value'),
    what: text(fields, 'what'),
    section: whole(fields, 'section'),
    policy: 'policy' in fields ? text(fields, 'policy') : '',
    from,
    to: rounded(to),
    sure: isSet(fields, 'mayBe') ? from : rounded(low === high ? to : from + low / scale.length),
    arches: scale.arch ? Math.max(1, Math.round(high / scale.arch)) : times,
    first,
    goesOn: isSet(fields, 'goesOn'),
  }
}

function endOf(fields: Fields, before: readonly Span[]): number {
  const span = before[whole(fields, 'after') - 1]
  if (!span) throw new Error("must have spans whose 'after' is the number of an earlier one")
  return span.to
}

function readMark(given: unknown, { length }: Scale): Mark {
  const fields = map(given, 'each mark', ['at', 'text'])
  return { at: rounded(periodIn(fields, 'at')[1] / length), text: text(fields, 'text') }
}

const rounded = (share: number): number => Number(share.toFixed(4))

function map(given: unknown, what: string, known: readonly string[]): Fields {
  const unknown = Object.keys(Object(given)).find((key) => !known.includes(key))
  if (unknown === undefined) return Object(given) as Fields
  throw new Error(`has the unknown key '${unknown}'; ${what} has ${known.join(', ')}`)
}

function text(fields: Fields, key: string): string {
  const given = fields[key]
  if (typeof given === 'string' && given !== '') return given
  throw new Error(`must have '${key}' as text in its drawing`)
}

function whole(fields: Fields, key: string): number {
  const given = fields[key]
  if (typeof given === 'number' && Number.isInteger(given) && given > 0) return given
  throw new Error(`must have '${key}' as a number in its drawing`)
}

function list(fields: Fields, key: string): readonly unknown[] {
  const given = fields[key]
  if (Array.isArray(given) && given.length > 0) return given
  throw new Error(`must have '${key}' as a list in its drawing`)
}

const isSet = (fields: Fields, key: string): boolean => fields[key] === true

const periodIn = (fields: Fields, key: string) => readPeriod(text(fields, key))
