/**
 * One lobe of a closed wave around a circle, r = middle + swing · cos(lobes · θ), from trough to trough, as a smooth
 * path. Where it turns it is tangential to the circle; between, the cubic's handles make it round. Turned by its own
 * angle it continues itself, so that a whole wave is the lobe at as many turns.
 */
export function lobe(middle: number, swing: number, lobes: number): string {
  const [start, crest, end] = [-1, 0, 1].map((turn) => {
    const angle = (turn * Math.PI) / lobes
    const radius = middle + (turn ? -swing : swing)
    const handle = (radius * Math.PI) / lobes / 2.6
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const point = (along: number) => `${round(radius * x - along * y)} ${round(radius * y + along * x)}`
    return { before: point(-handle), at: point(0), after: point(handle) }
  }) as [Turn, Turn, Turn]
  return `M${start.at}C${start.after} ${crest.before} ${crest.at}S${end.before} ${end.at}`
}

/** A point of the wave, with its handles. */
interface Turn {
  readonly before: string
  readonly at: string
  readonly after: string
}

const round = (value: number): number => Math.round(value * 10) / 10
