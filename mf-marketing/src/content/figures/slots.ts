/**
 * Where a stream begins in the whole, where it ends beside its label, and its thickness, as fractions of the height.
 */
export interface Slot {
  readonly from: number
  readonly to: number
  readonly thick: number
  /** Height of its label. */
  readonly height: number
}

/** Streams keep their proportions; the thin ones get room for their labels at the others' expense. */
export function slotsOf(weights: readonly number[], least: number): readonly Slot[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const scale = scaleOf(
    weights.map((weight) => weight / whole),
    least,
  )
  let from = 0
  let to = 0
  return weights.map((weight) => {
    const thick = (weight / whole) * scale
    const slot = { from, to, thick, height: Math.max(thick, least) }
    from += thick
    to += slot.height
    return slot
  })
}

/** How much of the height is left for the whole, once the thin ones have their room. */
function scaleOf(shares: readonly number[], least: number, scale = 1): number {
  const thin = shares.filter((share) => share * scale < least)
  const thick = shares.filter((share) => share * scale >= least)
  const next = (1 - thin.length * least) / thick.reduce((sum, share) => sum + share, 0)
  return next < scale - 1e-9 ? scaleOf(shares, least, next) : scale
}
