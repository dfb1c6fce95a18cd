import { readPeriod } from './period.ts'
import type { Mark, PolicyDrawing, Span } from './policy-drawing.ts'

type Fields = Readonly<Record<string, unknown>>

/** Lengths are in days. */
interface Scale {
  readonly length: number
  /** The period of an arch; 0 if each span has one arch for each repetition. */
  readonly arch: number
}

/**
 * Reads `drawing` in a policy's front matter: its `spans`, the named `marks` on its scale, and its `caption`. Its
 * `scale` is the period from edge to edge. `arch` is the period that an arch stands for; without it, a span has one
 * arch for each repetition.
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
 * Reads a span, whose period is its `value`. The span starts where the span with the number `after` ends; `first` is a
 * solid period at its start. With `repeats`, the period is repeated as many times as fit within the scale. With
 * `goesOn`, the span continues, dashed, to the end of the scale. With `mayBe`, all of it is dashed.
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
  throw new Error(`has the unknown key '${unknown}'; ${what} may have only ${known.join(', ')}`)
}

function text(fields: Fields, key: string): string {
  const given = fields[key]
  if (typeof given === 'string' && given !== '') return given
  throw new Error(`must have '${key}' as non-empty text`)
}

function whole(fields: Fields, key: string): number {
  const given = fields[key]
  if (typeof given === 'number' && Number.isInteger(given) && given > 0) return given
  throw new Error(`must have '${key}' as a whole number above 0`)
}

function list(fields: Fields, key: string): readonly unknown[] {
  const given = fields[key]
  if (Array.isArray(given) && given.length > 0) return given
  throw new Error(`must have '${key}' as a non-empty list`)
}

const isSet = (fields: Fields, key: string): boolean => fields[key] === true

const periodIn = (fields: Fields, key: string) => readPeriod(text(fields, key))
