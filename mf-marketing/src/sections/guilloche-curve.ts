/**
 * A closed wave around a circle, r = middle + swing · cos(lobes · θ), as a smooth path. Where it turns, it is
 * tangential to the circle; in between, the handles of the cubic curves make it round.
 */
export function wave(middle: number, swing: number, lobes: number): string {
  const bends = Array.from({ length: 2 * lobes + 1 }, (_, i) => bend(i, { middle, swing, lobes }))
  const [first, ...others] = bends as [Bend, ...Bend[]]
  return `M${first.at}C${first.after} ${others.map(({ before, at }) => `${before} ${at}`).join('S')}`
}

/** Where a wave turns, with its handles. */
interface Bend {
  readonly before: string
  readonly at: string
  readonly after: string
}

/** Troughs and crests alternate. */
function bend(
  i: number,
  { middle, swing, lobes }: { readonly middle: number; readonly swing: number; readonly lobes: number },
): Bend {
  const angle = (i * Math.PI) / lobes
  const radius = middle + (i % 2 ? swing : -swing)
  const handle = (radius * Math.PI) / lobes / 2.6
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const point = (along: number) =>
    `${Math.round(radius * x - along * y)} ${Math.round(radius * y + along * x)}`
  return { before: point(-handle), at: point(0), after: point(handle) }
}
