import type { Loads, Walks } from '../measure/measure.ts'
import type { VariantKey } from '../variants/variant.ts'
import { median, ratio } from './median.ts'
import type { Table } from './tables.ts'

type Load = Loads['loads'][number]

interface Target {
  readonly what: string
  readonly limit: number
  /** Limits are upper ones unless told. */
  readonly atLeast?: true
  readonly of: (loads: (variant: VariantKey) => Load[]) => number
}

const over = (
  what: string,
  limit: number,
  [one, other]: readonly [VariantKey, VariantKey],
  value: (load: Load) => number,
): Target => ({ what, limit, of: (loads) => ratio(loads(one).map(value), loads(other).map(value)) })

const requests = (load: Load): number => load.requests
const lcp = (load: Load): number => load.lcp
const scriptBytes = (load: Load): number => load.scriptBytes
const interactive = (load: Load): number => load.interactive ?? Number.NaN

const targets: readonly Target[] = [
  over('(f) to (b): interactive', 1.03, ['f', 'b'], interactive),
  over('(f) to (b): JavaScript', 1.05, ['f', 'b'], scriptBytes),
  {
    what: '(f) to (b): more requests',
    limit: 4,
    of: (loads) => median(loads('f').map(requests)) - median(loads('b').map(requests)),
  },
  over('(f) to (b): LCP', 1.05, ['f', 'b'], lcp),
  over('(d) to (b): interactive', 0.85, ['d', 'b'], interactive),
  over('(d) to (b): JavaScript', 0.66, ['d', 'b'], scriptBytes),
  over('(d) to (b): LCP', 1.05, ['d', 'b'], lcp),
  over('(d) to (e): LCP', 1.15, ['d', 'e'], lcp),
  {
    what: '(c) to (d): LCP',
    limit: 8,
    atLeast: true,
    of: (loads) => ratio(loads('c').map(lcp), loads('d').map(lcp)),
  },
  { what: '(d): CLS', limit: 0, of: (loads) => Math.max(...loads('d').map(({ cls }) => cls)) },
  {
    what: "(d): menu, to (e)'s FCP",
    limit: 1.2,
    of: (loads) =>
      ratio(
        loads('d').map(({ menu }) => menu),
        loads('e').map(({ fcp }) => fcp),
      ),
  },
]

/** What was aimed at and what is reached on each page; `!` marks what falls short. */
export function targetTable(landings: readonly Loads[], routes: readonly string[]): Table {
  const loadsOf = (route: string) => (variant: VariantKey) =>
    landings.find((loads) => loads.route === route && loads.variant === variant)?.loads ?? []
  return [
    ['target', 'limit', ...routes],
    ...targets.map(({ what, limit, atLeast, of }) => [
      what,
      `${atLeast ? '≥' : '≤'} ${limit}`,
      ...routes.map((route) => shown(of(loadsOf(route)), limit, atLeast)),
    ]),
  ]
}

/** In-app navigation of (d) to that of (b). */
export function inAppTargetTable(walks: readonly Walks[]): Table {
  const of = (key: VariantKey) => walks.filter(({ variant }) => variant === key)
  const rows = of('d').flatMap((ours) => {
    const other = of('b').find(({ from, to }) => from === ours.from && to === ours.to)
    if (!other) return []
    const cold = shown(ratio(ours.cold, other.cold), 1.25)
    return [[`${ours.from} to ${ours.to}`, cold, shown(ratio(ours.hovered, other.hovered), 1)]]
  })
  return [['in the app, (d) to (b)', 'cold ≤ 1.25', 'after a hover ≤ 1'], ...rows]
}

function shown(value: number, limit: number, atLeast?: true): string {
  if (Number.isNaN(value)) return '–'
  const rounded = Number(value.toFixed(2))
  return `${rounded}${(atLeast ? rounded < limit : rounded > limit) ? ' !' : ''}`
}
