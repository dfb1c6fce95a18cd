import { styled } from 'styled-components'
import type { Noted } from '../../content/pictures/batch.ts'
import { stateShapes } from '../states/state-shapes.tsx'

interface CellFieldProps {
  readonly count: number
  readonly columns: number
  readonly noted: readonly Noted[]
}

const pitch = 10
const cell = 7.5
const shown = 8.5

/** The field ends within the last gaps: at their end, a sliver of another cell would show. */
const within = 1

/** A cell for each row of a file; a noted row shows the shape of its state instead. */
export const CellField = ({ count, columns, noted }: CellFieldProps) => {
  const rows = Math.ceil(count / columns)
  const last = (count - columns * (rows - 1)) * pitch - within
  const id = `cell-${columns}`
  return (
    <Field viewBox={`0 0 ${columns * pitch} ${rows * pitch}`} aria-hidden="true">
      <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <rect width={cell} height={cell} rx="1.25" />
      </pattern>
      <path
        fill={`url(#${id})`}
        d={`M0 0H${columns * pitch - within}V${(rows - 1) * pitch - within}H${last}V${rows * pitch - within}H0Z`}
      />
      {noted.map(({ row, state: [, kind] }) => (
        <g
          key={row}
          data-noted={row}
          transform={`translate(${((row - 1) % columns) * pitch} ${Math.floor((row - 1) / columns) * pitch})`}
        >
          <rect x="-1.5" y="-1.5" width={cell + 3} height={cell + 3} />
          <g transform={`translate(-0.5 -0.5) scale(${shown / 16})`}>{stateShapes[kind]}</g>
        </g>
      ))}
    </Field>
  )
}

const Field = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  forced-color-adjust: none;

  > path {
    stroke: none;
  }

  pattern rect {
    fill: var(--action);
  }

  g {
    stroke-linejoin: round;
    stroke-width: 2;
  }

  g > rect {
    fill: var(--lit, var(--ground, var(--card)));
    stroke: none;
  }
`
