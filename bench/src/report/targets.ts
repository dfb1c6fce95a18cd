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

const over = (what: string, limit: number, other: VariantKey, value: (load: Load) => number): Target => ({
  what,
  limit,
  of: (loads) => ratio(loads('d').map(value), loads(other).map(value)),
})

const targets: readonly Target[] = [
  over('interactive, to (b)', 1.03, 'b', (load) => load.interactive ?? Number.NaN),
  over('JavaScript, to (b)', 1.05, 'b', (load) => load.scriptBytes),
  {
    what: 'requests above (b)',
    limit: 4,
    of: (loads) => median(loads('d').map(requests)) - median(loads('b').map(requests)),
  },
  over('LCP, to (b)', 1.05, 'b', (load) => load.lcp),
  over('LCP, to (e)', 1.15, 'e', (load) => load.lcp),
  {
    what: 'LCP of (c), to ours',
    limit: 8,
    atLeast: true,
    of: (loads) => ratio(loads('c').map(lcp), loads('d').map(lcp)),
  },
  { what: 'CLS', limit: 0, of: (loads) => Math.max(...loads('d').map(({ cls }) => cls)) },
  {
    what: "menu, to (e)'s FCP",
    limit: 1.2,
    of: (loads) =>
      ratio(
        loads('d').map(({ menu }) => menu),
        loads('e').map(({ fcp }) => fcp),
      ),
  },
  over('as an Astro island: interactive, to (b)', 0.85, 'b', (load) => load.interactive ?? Number.NaN),
  over('as an Astro island: JavaScript, to (b)', 0.66, 'b', (load) => load.scriptBytes),
]

const requests = (load: Load): number => load.requests
const lcp = (load: Load): number => load.lcp

/** What was aimed at and what (d) reaches on each page; `!` marks what falls short. */
export function targetTable(landings: readonly Loads[], routes: readonly string[]): Table {
  const loadsOf = (route: string) => (variant: VariantKey) =>
    landings.find((loads) => loads.route === route && loads.variant === variant)?.loads ?? []
  return [
    ['target of (d)', 'limit', ...routes],
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
