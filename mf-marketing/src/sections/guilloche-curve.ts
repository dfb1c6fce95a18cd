/**
 * A closed wave around a circle, r = middle + swing · cos(lobes · θ), as a smooth path. At its crests and
 * troughs it is tangential to the circle; between them the cubic's handles make it round.
 */
export function wave(middle: number, swing: number, lobes: number): string {
  const turns = Array.from({ length: 2 * lobes + 1 }, (_, i) => {
    const angle = (i * Math.PI) / lobes
    const radius = middle + (i % 2 ? -swing : swing)
    const handle = (radius * Math.PI) / lobes / 2.6
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return { to: [radius * x, radius * y], by: [radius * x + handle * y, radius * y - handle * x] }
  })
  const [start, ...rest] = turns.map(({ to, by }) => ({ to: to.map(Math.round), by: by.map(Math.round) }))
  if (!start) return ''
  const [x = 0, y = 0] = start.to
  const [bx = 0, by = 0] = start.by
  const first = `M${x} ${y}C${2 * x - bx} ${2 * y - by}`
  return first + rest.map(({ to, by }, i) => `${i ? 'S' : ' '}${by.join(' ')} ${to.join(' ')}`).join('')
}
