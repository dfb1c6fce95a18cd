import type { Span } from './policy-drawing.ts'

/** Units of the drawing, which a page may stretch. */
export const width = 600
export const ground = 32

const roadway = 4
const high = ground - roadway
/** Distance from the roadway to the crown of an arch. */
const crown = 3
/** Half the width of a pier. */
const half = 1.5
/** An arch that is wider than this has columns on it. */
const slender = 90

const short = (units: number): number => Number(units.toFixed(1))
const px = (share: number): number => short(share * width)

export const deck = (from: number, to: number): string => `M${px(from)} 1H${px(to)}m0 3H${px(from)}`

/** A solid block, from the deck down to the ground. */
export const solid = (from: number, to: number): string => `M${px(from)} 1H${px(to)}V${ground}H${px(from)}Z`

export const dashed = (from: number, to: number): string => `M${px(from)} 2.5H${px(to)}`

/** The arches of a span, all alike, between its two ends. They use relative commands, so copies compress well. */
export function arches(span: Span): string {
  const { start, wide } = measured(span)
  return `M${px(start)} ${roadway}v${high}${arch(wide).repeat(span.arches)}v-${high}`
}

/** A line through the middle of the columns. It is as thick as they are tall, and they are its dashes. */
export function columns(span: Span): string | undefined {
  const { start, wide } = measured(span)
  return wide > slender ? `M${px(start)} 17H${px(span.to)}` : undefined
}

function measured({ from, to, first, arches: count }: Span) {
  const start = first ?? from
  return { start, wide: ((to - start) * width) / count }
}

/** An arch from the foot of one pier to the next: a semicircle, or flatter where a low deck leaves no room for it. */
function arch(wide: number): string {
  const inset = Math.min(half, wide / 6)
  const across = wide / 2 - inset
  const rise = Math.min(across, high - crown)
  const leg = high - crown - rise
  const curve = `a${[across, rise, 0, 0, 1, 2 * across, 0].map(round).join(' ')}`
  const [foot, up, down] = [`m${round(inset)} 0`, `v-${round(leg)}`, `v${round(leg)}`]
  return foot + up + curve + down + foot
}

/** Rounds to two decimals, because the errors of up to thirty arches add up. */
const round = (units: number): number => Number(units.toFixed(2))
