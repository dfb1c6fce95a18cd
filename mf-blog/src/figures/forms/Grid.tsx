/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Drawn } from '../figure-base.ts'
import { Words, wrappedTo } from '../kit.tsx'
import { hundredth, round } from '../round.ts'
import type { GridFigure } from './grid-figure.ts'

/** Plates of cells, side by side or, in a narrow figure, two to a row. Each row of cells is one dashed line. */
export const Grid = (drawn: Drawn<GridFigure>) => {
  const { figure, frame, tone } = drawn
  const { columns, plates } = figure
  const { lines, rows, lift, down, across, place, width } = placesOf(drawn)
  return plates.map(({ name, total, marked }, plate) => {
    const [left, top] = place(plate)
    const rowsOf = (from: number, to: number, shift: number) =>
      Array.from({ length: rows }, (_, row) => {
        const [start, end] = [Math.max(from, row * columns), Math.min(to, (row + 1) * columns)]
        if (end <= start) return ''
        const length = hundredth((end - start - 1) * across.pitch + across.dash)
        return `M${hundredth(left + (start % columns) * across.pitch)} ${hundredth(top + (row + 0.5 + shift) * down)}h${length}`
      }).join('')
    return (
      <g key={name}>
        <path
          className="rest"
          d={rowsOf(0, total - marked, 0)}
          {...lines}
          stroke={tone.mass}
          strokeOpacity={lift ? 0.75 : 0.5}
        />
        <path d={rowsOf(total - marked, total, lift)} {...lines} stroke={tone.mark} />
        {plates.length > 1 && (
          <Words
            x={left}
            y={round(top + rows * down + frame.text * 1.5)}
            size={frame.roomy ? frame.text : round(frame.text * 1.2)}
            fill={tone.text}
            weight={marked > total / 2 ? 700 : 500}
            lines={frame.roomy ? wrappedTo(`${marked}% ${name}`, width + 14, frame.text) : [`${marked}%`]}
          />
        )}
      </g>
    )
  })
}

function placesOf({ figure: { columns, cell, plates }, frame: { plot, text, roomy } }: Drawn<GridFigure>) {
  const inPairs = plates.length > 2 && plot.width < 480 && roomy
  const perRow = inPairs ? 2 : plates.length
  const gap = roomy ? 28 : 14
  const width = (plot.width - (perRow - 1) * gap) / perRow
  const foot = plates.length > 1 ? text * (roomy ? 3.6 : 1.7) : 0
  const rows = Math.max(...plates.map(({ total }) => Math.ceil(total / columns)))
  const room = plot.height / (inPairs ? 2 : 1) - foot
  // The gap between the other lines and the marked ones, in rows.
  const lift = cell === 'line' ? 2 : 0
  // Whole pixels where there is room: fractions look uneven.
  const whole = plot.width > 400 ? Math.floor : hundredth
  const square = Math.min(width / columns, room / rows)
  const down = whole(cell === 'line' ? room / (rows + lift) : square)
  const pitch = cell === 'line' ? whole(width / columns) : down
  const across = { pitch, dash: hundredth(pitch * (cell === 'line' ? 0.72 : 0.8)) }
  const lines = {
    fill: 'none',
    strokeWidth: hundredth(down * (cell === 'line' ? 0.58 : 0.8)),
    strokeDasharray: `${across.dash} ${hundredth(pitch - across.dash)}`,
  }
  const rest = plates.length > 1 ? 0 : plot.width - columns * pitch
  const hang = roomy ? 0 : room - (rows + lift) * down
  const place = (plate: number): readonly [left: number, top: number] => [
    round(plot.x + rest + (plate % perRow) * (width + gap)),
    round(plot.y + hang + Math.floor(plate / perRow) * (room + foot)),
  ]
  return { lines, rows, lift, down, across, place, width }
}
