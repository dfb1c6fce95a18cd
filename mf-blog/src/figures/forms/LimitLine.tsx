/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words, wrappedTo } from '../kit.tsx'
import { round } from '../round.ts'
import { type ColumnsFigure, heightOf, type Limit } from './columns-figure.ts'
import type { Scales } from './columns-scales.ts'

/** A limit that columns must not exceed: a line, and its name. */
export const LimitLine = ({
  figure,
  frame,
  tone,
  limit,
  x,
  y,
}: Drawn<ColumnsFigure> & Scales & { limit: Limit }) => {
  const { plot, text, roomy } = frame
  // The name is beside the line, or above it if a column is in the way.
  const beside = figure.columns[limit.from - 1]
  const above = !beside || y(heightOf(beside)) < y(limit.at) + text
  const left = x(above ? 0 : limit.from) - 6
  const end = above && beside ? x(limit.from) : plot.x + plot.width
  const name = roomy ? wrappedTo(limit.name, above ? end - left : left - plot.x, text) : shortOf(limit)
  return (
    <>
      <path
        className="guide"
        d={`M${left} ${y(limit.at)}H${plot.x + plot.width}`}
        stroke={tone.text}
        strokeWidth="1.5"
        strokeDasharray="5 3"
      />
      <Words
        x={above ? left : left - 6}
        y={round(y(limit.at) + text * ((above ? -0.5 : 0.35) - 1.3 * (name.length - 1)))}
        size={text}
        fill={tone.text}
        anchor={above ? 'start' : 'end'}
        lines={name}
      />
    </>
  )
}

const shortOf = ({ name }: Limit): readonly string[] => [name.split(':')[0] ?? '']
