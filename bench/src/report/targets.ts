import type { Loads, Taps, Walks } from '../measure/measure.ts'
import type { VariantKey } from '../variants/variant.ts'
import { interval, median, ratios, width } from './median.ts'
import type { Table } from './tables.ts'

type Load = Loads['loads'][number]

interface Target {
  readonly what: string
  readonly limit: number
  /** Makes the limit a lower bound; the default is an upper one. */
  readonly atLeast?: true
  /** The worst run counts, not the median. */
  readonly inEachRun?: true
  /** One value per run. */
  readonly of: (loads: (variant: VariantKey) => Load[]) => number[]
}

const ratio = (
  what: string,
  limit: number,
  [one, other]: readonly [VariantKey, VariantKey],
  value: (load: Load) => number,
  to = value,
): Target => ({ what, limit, of: (loads) => ratios(loads(one).map(value), loads(other).map(to)) })

const fcp = (load: Load): number => load.fcp
const lcp = (load: Load): number => load.lcp
const scriptBytes = (load: Load): number => load.scriptBytes
const interactive = (load: Load): number => load.interactive ?? Number.NaN
const menu = (load: Load): number => load.menu ?? Number.NaN

const targets: readonly Target[] = [
  ratio('(f) to (b): interactive', 1.03, ['f', 'b'], interactive),
  ratio('(f) to (b): JavaScript', 1.05, ['f', 'b'], scriptBytes),
  {
    what: '(f) to (b): more requests',
    limit: 4,
    of: (loads) => loads('f').map(({ requests }, run) => requests - (loads('b')[run]?.requests ?? 0)),
  },
  ratio('(f) to (b): LCP', 1.05, ['f', 'b'], lcp),
  ratio('(d) to (b): interactive', 0.85, ['d', 'b'], interactive),
  ratio('(d) to (b): JavaScript', 0.66, ['d', 'b'], scriptBytes),
  ratio('(d) to (b): LCP', 1.05, ['d', 'b'], lcp),
  ratio('(d) to (e): LCP', 1.15, ['d', 'e'], lcp),
  { ...ratio('(c) to (d): LCP', 8, ['c', 'd'], lcp), atLeast: true },
  ratio('(d) to (g): FCP', 1.3, ['d', 'g'], fcp),
  ratio('(d) to (g): LCP', 1.3, ['d', 'g'], lcp),
  { what: '(d): CLS', limit: 0, inEachRun: true, of: (loads) => loads('d').map(({ cls }) => cls) },
  ratio('(h) to (d): FCP', 1.03, ['h', 'd'], fcp),
  ratio('(h) to (d): LCP', 1.03, ['h', 'd'], lcp),
  ratio('(h) to (d): interactive', 1.03, ['h', 'd'], interactive),
  ratio("(d): menu, to (e)'s FCP", 1.2, ['d', 'e'], menu, fcp),
]

const loadsOf = (landings: readonly Loads[], route: string) => (variant: VariantKey) =>
  landings.find((loads) => loads.route === route && loads.variant === variant)?.loads ?? []

/** Each target with the value that each page reaches; `!` marks a miss. */
export function targetTable(landings: readonly Loads[], routes: readonly string[]): Table {
  return [
    ['target', 'limit', ...routes],
    ...targets.map((target) => [
      target.what,
      `${target.atLeast ? '≥' : '≤'} ${target.limit}`,
      ...routes.map((route) => shown(target.of(loadsOf(landings, route)), target)),
    ]),
  ]
}

/** The width of the widest confidence interval, as a fraction of its ratio; Infinity after too few runs. */
export function widest(landings: readonly Loads[], routes: readonly string[]): number {
  const widths = targets
    .filter(({ inEachRun }) => !inEachRun)
    .flatMap((target) => routes.map((route) => target.of(loadsOf(landings, route))))
    .filter((values) => values.length > 0 && values.every(Number.isFinite))
    .map(width)
  return Math.max(...widths)
}

/** In-app navigation in (d), compared with (b). */
export function inAppTargetTable(walks: readonly Walks[]): Table {
  const of = (key: VariantKey) => walks.filter(({ variant }) => variant === key)
  const rows = of('d').flatMap((ours) => {
    const other = of('b').find(({ from, to }) => from === ours.from && to === ours.to)
    if (!other) return []
    const cold = shown(ratios(ours.cold, other.cold), { limit: 1 })
    return [[`${ours.from} to ${ours.to}`, cold, shown(ratios(ours.hovered, other.hovered), { limit: 1 })]]
  })
  return [['in the app, (d) to (b)', 'cold ≤ 1', 'after a hover ≤ 1'], ...rows]
}

/** Response times to a first tap; the targets of (d) apply from two seconds onwards. */
export function firstTapTable(taps: readonly Taps[]): Table {
  const rows = taps.flatMap(({ route, time, variant, answers }) => {
    if (variant !== 'd') return []
    const of = (key: VariantKey) =>
      taps.find((other) => other.route === route && other.time === time && other.variant === key)?.answers ??
      []
    const limit = time < 2000 ? Number.POSITIVE_INFINITY : 1.5
    const most = time < 2000 ? Number.POSITIVE_INFINITY : 200
    return [
      [
        route,
        `${time / 1000} s`,
        answered(of('b')),
        `${answered(answers)}${median(answers) > most ? ' !' : ''}`,
        answered(of('f')),
        shown(ratios(answers, of('b')), { limit }),
      ],
    ]
  })
  return [['first tap', 'at', '(b)', '(d) ≤ 200 from 2 s on', '(f)', '(d) to (b) ≤ 1.5 from 2 s on'], ...rows]
}

/** The median in ms, or 'lost'. */
function answered(answers: readonly number[]): string {
  const middle = median(answers)
  return Number.isFinite(middle) ? String(Math.round(middle)) : 'lost'
}

function shown(
  values: readonly number[],
  { limit, atLeast, inEachRun }: Pick<Target, 'limit' | 'atLeast' | 'inEachRun'>,
): string {
  const value = inEachRun ? Math.max(...values) : median(values)
  if (Number.isNaN(value) || values.length === 0) return '–'
  const rounded = Number(value.toFixed(2))
  const sure = inEachRun ? undefined : interval(values)
  const range = sure ? ` (${sure.map((end) => end.toFixed(2)).join(' to ')})` : ''
  return `${rounded}${range}${(atLeast ? rounded < limit : rounded > limit) ? ' !' : ''}`
}
