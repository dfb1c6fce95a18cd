/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words } from '../kit.tsx'
import { round } from '../round.ts'
import type { AreaFigure } from './area-figure.ts'

/** 'Before' is outlined and 'after' filled, so the gain shows at the side and the loss at the top. */
export const Areas = ({ figure: { before, after }, frame, tone }: Drawn<AreaFigure>) => {
  const { plot, text, roomy } = frame
  // A card has room only for the year of 'August 2025'.
  const nameOf = ({ name }: { name: string }) => (roomy ? name : (name.split(' ').at(-1) ?? ''))
  const base = round(plot.y + plot.height - text * 1.8)
  const [sx, sy] = [plot.width / after.wide, (base - plot.y - 1) / before.high]
  const [bx, by, ax, ay] = [before.wide * sx, before.high * sy, after.wide * sx, after.high * sy].map(
    round,
  ) as [number, number, number, number]
  const right = plot.x + ax
  const narrow = roomy && plot.width < 400
  return (
    <>
      <rect x={plot.x} y={base - ay} width={bx} height={ay} fill={tone.mass} />
      <rect
        x={plot.x + bx}
        y={base - ay}
        width={round(ax - bx)}
        height={ay}
        fill={tone.mass}
        fillOpacity="0.55"
      />
      <rect
        className="light"
        x={plot.x + bx}
        y={base - ay}
        width={round(ax - bx)}
        height={ay}
        fill={tone.mass}
        opacity="0"
      />
      <rect className="rest" x={plot.x} y={base - by} width={bx} height={round(by - ay)} fill={tone.mark} />
      <path
        d={`M${plot.x} ${base - by}h${bx}v${by}`}
        fill="none"
        stroke={tone.text}
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      <path d={`M${plot.x} ${base}h${ax}`} stroke={tone.text} />
      <Words
        x={right}
        y={base - by + text}
        size={text}
        fill={tone.text}
        anchor="end"
        lines={roomy ? [narrow ? after.up : `${before.up} to ${after.up}`] : []}
      />
      <Words
        x={plot.x + 10}
        y={base - 12}
        size={text}
        weight={600}
        fill="var(--ink)"
        lines={[nameOf(before)]}
      />
      <Words
        x={right - (narrow ? 7 : 10)}
        y={base - 12}
        size={text}
        weight={600}
        fill="var(--ink)"
        anchor="end"
        lines={[nameOf(after)]}
      />
      <Words x={plot.x} y={base + text * 1.5} size={text} fill={tone.quiet} lines={[before.across]} />
      <Words
        x={right}
        y={base + text * 1.5}
        size={text}
        fill={tone.text}
        anchor="end"
        lines={[after.across]}
      />
    </>
  )
}
