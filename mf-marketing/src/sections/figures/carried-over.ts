import { type Carried, total } from '../../content/figures/figure.ts'

/** Fractions of the height: the gaps between amounts on each side, and the minimum height for a label. */
const apart = { right: 0.09, left: 0.015 }
const least = 0.26

/** Space for the date above the amounts on the left. */
const head = 0.07

/** The x up to which the leaving amount runs straight, beside the amount below it. */
const beside = 50

const at = (share: number) => Number((share * 100).toFixed(2))

/** A band from one height to another, from x to x. */
function band(from: number, to: number, thick: number, x = 3, end = 97): string {
  const middle = (x + end) / 2
  const [left, right, depth] = [at(from), at(to), at(thick)]
  return `M${x} ${left}C${middle} ${left} ${middle} ${right} ${end} ${right}v${depth}C${middle} ${right + depth} ${middle} ${left + depth} ${x} ${left + depth}Z`
}

/** The position at which each amount of a stack starts. */
const stacked = (heights: readonly number[], start: number) =>
  heights.map((_, i) => start + total(heights.slice(0, i)))

/** The paths of the figure: one amount crosses from the part `from` up to the part `to`, and another leaves `from`. */
export function carriedOver({ parts, from, to, crosses, leaves }: Carried) {
  const thin = parts.filter((part) => part.weight / total(parts.map(({ weight }) => weight)) < 0.2)
  const thick = parts.filter((part) => !thin.includes(part))
  const room = 1 - thin.length * least - thick.length * apart.right
  const scale = room / total(thick.map(({ weight }) => weight))
  const heights = parts.map((part) => (thin.includes(part) ? least : part.weight * scale + apart.right))
  const after = stacked(heights, 0)
  const before = stacked(
    parts.map(({ was }) => was * scale + apart.left),
    head,
  )
  const left = (i: number) => before[i] ?? 0
  const right = (i: number) => after[i] ?? 0
  const stays = parts.map(({ was, weight }) => Math.min(was, weight) * scale)
  const sent = crosses * scale
  const foot = left(from) + sent + (stays[from] ?? 0)
  return {
    rows: heights.map((height) => `${at(height)}fr`).join(' '),
    before: parts.map(({ was }, i) => left(i) + (was * scale) / 2),
    streams: parts.map((_, i) => band(left(i) + (i === from ? sent : 0), right(i), stays[i] ?? 0)),
    ends: parts.map(
      ({ was, weight }, i) =>
        `M0 ${at(left(i))}h3v${at(was * scale)}h-3zM97 ${at(right(i))}h3v${at(weight * scale)}h-3z`,
    ),
    crossing: band(left(from), right(to) + (stays[to] ?? 0), sent),
    leaving: `M3 ${at(foot)}H${beside}v${at(leaves * scale)}H3Z${band(foot, foot + apart.right / 2, leaves * scale, beside, 92)}`,
  }
}
