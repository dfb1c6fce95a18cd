/** A path of round arches on piers, side by side, in relative steps from the foot of the first arch. */
export function arches({
  count,
  bay,
  pier,
  legs,
}: Record<'count' | 'bay' | 'pier' | 'legs', number>): string {
  const r = (bay - pier) / 2
  return `v${-legs}a${r} ${r} 0 0 1 ${2 * r} 0v${legs}m${pier} 0`.repeat(count)
}
