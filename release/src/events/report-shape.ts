import {
  mostEvents,
  type VisitEvent,
  type VisitReport,
  type Vitals,
  visitEventKinds,
} from '@bridge/shared/visit-report'
import { isPartName, isVersion } from '../names.ts'
import { both, exactly, list, measure, oneOf, optional, problemOf, type Shape, textThat } from '../shape.ts'

const part = textThat(isPartName, 'a part name')
const version = textThat(isVersion, 'a valid version')
const path = textThat(
  (value) => value.startsWith('/') && value.length <= 1000,
  'a path of at most 1000 characters',
)

/** A time of up to ten minutes, in ms: a page that takes longer has been left in the background. */
const time = measure(0, 600_000)

const vitals = exactly<Vitals>({
  lcp: optional(time),
  cls: optional(measure(0, 1000)),
  inp: optional(time),
  press: optional(time),
})

const event = exactly<VisitEvent>({
  kind: oneOf(...visitEventKinds),
  part: optional(part),
  version: optional(version),
  first: optional(oneOf(true)),
})

const few: Shape<readonly VisitEvent[]> = (value) =>
  (value as unknown[]).length <= mostEvents ? undefined : ` must have at most ${mostEvents} items`

const report = exactly<VisitReport>({
  format: oneOf(1),
  path,
  part,
  version,
  visit: optional(oneOf(true)),
  vitals: optional(vitals),
  events: optional(both(list(event), few)),
})

/** The report that a browser sent, or why it is not one. */
export function readReport(body: Buffer): VisitReport | string {
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return 'it must be JSON'
  }
  return problemOf(report, value) ?? (value as VisitReport)
}
