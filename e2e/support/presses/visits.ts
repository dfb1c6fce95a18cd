import fc from 'fast-check'
import { type Control, controls, type Way } from './controls.ts'

interface Press {
  readonly control: Control
  readonly way: Way
  /** Since first paint or the previous press, in ms. */
  readonly wait: number
}

/** One visitor on one page. */
export interface Visit {
  readonly path: string
  readonly narrow: boolean
  /** With a phone's CPU and connection. */
  readonly slow: boolean
  /** Whether the visitor's system allows motion. */
  readonly motion: boolean
  readonly presses: readonly Press[]
}

/** Fixed by default, so that no change fails by chance; set PRESS_SEED to generate other visits. */
export const seed = Number(process.env['PRESS_SEED'] ?? 28233)

const presses = 4
const waits = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 60 }),
  fc.integer({ min: 60, max: 500 }),
  fc.integer({ min: 500, max: 2000 }),
)
const paths = [...new Set(controls.map(({ path }) => path))]

const visit = fc
  .record({
    path: fc.constantFrom(...paths),
    narrow: fc.boolean(),
    slow: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
    motion: fc.boolean(),
  })
  .chain(({ path, narrow, slow, motion }) => {
    const here = controls.filter(
      ({ path: at, screen, motion: wanted }) =>
        at === path && screen !== (narrow ? 'wide' : 'narrow') && wanted !== (motion ? 'unwanted' : 'needed'),
    )
    const within = here.filter(({ last }) => !last)
    const some = fc.shuffledSubarray(within, {
      minLength: Math.min(within.length, 1),
      maxLength: Math.min(within.length, presses - 1),
    })
    const end = fc.constantFrom(...here.filter(({ last }) => last))
    return fc
      .tuple(some, end)
      .chain(([first, last]) =>
        fc
          .tuple(
            ...[...first, last].map((control) =>
              fc.record({ control: fc.constant(control), way: wayFor(narrow), wait: waits }),
            ),
          )
          .map((all): Visit => ({ path, narrow, slow, motion, presses: all.map(reachable) })),
      )
  })

/** Arrow keys start at the first tab only until another tab of its list is selected; later tabs are clicked instead. */
function reachable(press: Press, i: number, all: readonly Press[]): Press {
  const listOf = ({ control }: Press) => control.kind === 'tab' && control.keys?.on
  const isFirst = all.findIndex((other) => listOf(other) === listOf(press)) === i
  return press.way !== 'key' || !listOf(press) || isFirst ? press : { ...press, way: 'click' }
}

const wayFor = (narrow: boolean) => fc.constantFrom<Way>(narrow ? 'touch' : 'mouse', 'key', 'click')

/** Enough visits for at least this many presses. */
export function visits(pressesWanted: number): Visit[] {
  const all: Visit[] = []
  let count = 0
  for (const found of fc.sample(visit, { seed, numRuns: pressesWanted })) {
    if (count >= pressesWanted) break
    all.push(found)
    count += found.presses.length
  }
  return all
}
