import { closes, next, opens, type WayToPay } from '../../content/figures/settlements.ts'

/** In thousandths of the width: the end of the day, and the position of the next day, beyond the break in the axis. */
const [end, tomorrow] = [840, 965]
export const breakAt = 905

export const at = (minute: number): number =>
  minute === next ? tomorrow : Math.round(((minute - opens) / (closes - opens)) * end)

/** Heights in px. A way to pay whose payments wait needs room for their arcs. */
const rows = { instant: { height: 60, line: 30 }, waits: { height: 96, line: 74 } }

export const rowOf = ({ settled }: WayToPay) => rows[settled ? 'waits' : 'instant']

/** Dots of this radius touch the line between them. */
const radius = 4.5

const dot = (minute: number, y: number): string => `M${at(minute)} ${y}h0`

export const takenOf = (way: WayToPay): string =>
  way.taken.map((minute) => dot(minute, rowOf(way).line - radius)).join('')

export const settledOf = (way: WayToPay): string =>
  way.settled
    ? dot(way.settled, rowOf(way).line + 2 * radius)
    : way.taken.map((minute) => dot(minute, rowOf(way).line + radius)).join('')

/** The line between the payments as taken and as settled. */
export const lineOf = (way: WayToPay): string => `M0 ${rowOf(way).line}H1000`

/** Arcs whose heights are proportional to the length of the wait. */
export function waitsOf(way: WayToPay): string {
  const { settled, taken } = way
  if (!settled) return ''
  const { line } = rowOf(way)
  const to = at(settled)
  const longest = to - at(Math.min(...taken))
  return taken
    .map((minute) => {
      const from = at(minute)
      const rise = Math.round(((to - from) / longest) * (line - 8))
      return `M${from} ${line}A${(to - from) / 2} ${rise} 0 0 1 ${to} ${line}`
    })
    .join('')
}
