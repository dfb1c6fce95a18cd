/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words, wrappedTo } from '../kit.tsx'
import { round } from '../round.ts'
import { type Column, type ColumnsFigure, heightOf, type Limit } from './columns-figure.ts'
import { type Scales, scalesOf } from './columns-scales.ts'
import { LimitLine } from './LimitLine.tsx'

/** Columns to scale on one baseline, with the limits that they must not exceed. */
export const Columns = (drawn: Drawn<ColumnsFigure>) => {
  const { figure, frame, tone } = drawn
  const { columns, limits } = figure
  const { plot } = frame
  const scales = scalesOf(drawn)
  const marking = limits.find(({ marks }) => marks)
  return (
    <>
      <path d={`M${plot.x} ${scales.y(0)}h${plot.width}`} stroke={tone.text} />
      {columns.map((column, index) => (
        <g key={scales.x(index)}>
          <Stack {...drawn} {...scales} column={column} index={index} marking={marking} />
          {marking && index >= marking.from && (
            <Over {...drawn} {...scales} {...{ column, index, marking }} />
          )}
          <Names {...drawn} {...scales} column={column} index={index} />
        </g>
      ))}
      {columns.map((column, index) => {
        const next = columns[index + 1]
        if (!next || column.from + next.from === 0) return null
        const level = scales.y(column.from || heightOf(column))
        return (
          <path
            key={level}
            className="guide"
            d={`M${scales.x(index)} ${level}H${round(scales.x(index + 1) + scales.width)}`}
            stroke={tone.text}
            strokeDasharray="2 3"
          />
        )
      })}
      {limits.map((limit) => (
        <LimitLine key={limit.name} {...drawn} {...scales} limit={limit} />
      ))}
    </>
  )
}

interface OfColumn extends Drawn<ColumnsFigure>, Scales {
  readonly column: Column
  readonly index: number
}

/** Whether a column fades with the rest: it is within the limit, or it is unmarked and another one is marked. */
function isRest(column: Column, columns: readonly Column[], marking: Limit | undefined): boolean {
  if (column.mark) return false
  return marking ? heightOf(column) <= marking.at : columns.some(({ mark }) => mark)
}

const Stack = ({
  figure: { columns },
  tone,
  column,
  index,
  marking,
  x,
  y,
  width,
}: OfColumn & { marking: Limit | undefined }) => {
  const fades = isRest(column, columns, marking)
  return column.parts.map((part, place) => {
    const [foot, head] = [y(footOf(column, place)), y(footOf(column, place) + part)]
    return (
      <rect
        key={foot}
        className={fades ? 'rest' : undefined}
        x={x(index)}
        y={head}
        width={width}
        height={round(foot - head - (place === 0 ? 0 : 1))}
        fill={column.mark ? tone.mark : tone.mass}
        fillOpacity={round(1 - 0.3 * place)}
      />
    )
  })
}

const footOf = ({ from, parts }: Column, place: number): number =>
  parts.slice(0, place).reduce((sum, part) => sum + part, from)

/** The part of a column above the limit. */
const Over = ({ frame, tone, column, index, marking, x, y, width }: OfColumn & { marking: Limit }) => {
  const [height, { at, over }] = [heightOf(column), marking]
  if (height <= at) return null
  const inside = width > 70
  return (
    <g>
      <rect x={x(index)} y={y(height)} width={width} height={round(y(at) - y(height))} fill={tone.mark} />
      {over && frame.roomy && (
        <Words
          x={round(x(index) + width / 2)}
          y={round(y(height) + frame.text * (inside ? 1.6 : -0.5))}
          size={frame.text}
          fill={inside ? 'var(--ink)' : tone.text}
          weight={650}
          anchor="middle"
          lines={[over]}
        />
      )}
    </g>
  )
}

const Names = ({
  figure: { measure, columns, parts },
  frame,
  tone,
  column,
  index,
  x,
  y,
  width,
}: OfColumn) => {
  const { text, roomy } = frame
  const middle = round(x(index) + width / 2)
  const name = column.name ? wrappedTo(column.name, width * 1.16, text) : []
  return (
    <>
      {column.labelled && (
        <Words
          x={middle}
          y={round(y(heightOf(column)) - text * 0.5)}
          size={round(text * 1.15)}
          fill={tone.text}
          weight={650}
          anchor="middle"
          lines={[measure.replace('#', String(round(heightOf(column) - column.from)))]}
        />
      )}
      {roomy &&
        index === columns.length - 1 &&
        parts.map((part, place) => (
          <Words
            key={part}
            x={x(index) + 8}
            y={round(y(footOf(column, place)) - text * 0.5)}
            size={text}
            fill="var(--ink)"
            weight={600}
            lines={[part]}
          />
        ))}
      {(roomy || name.length === 1) && (
        <Words x={middle} y={y(0) + text * 1.4} size={text} fill={tone.quiet} anchor="middle" lines={name} />
      )}
    </>
  )
}
