import { styled } from 'styled-components'
import type { Noted } from '../../content/pictures/batch.ts'

interface CellFieldProps {
  readonly count: number
  readonly columns: number
  readonly noted: readonly Noted[]
}

const pitch = 10
const cell = 7.5

/** The field ends within the last gaps: at their end, a sliver of a further cell would show. */
const within = 1

/** A cell for each row of a file; those that are noted have the colour of their state, and stand out. */
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
        <rect
          key={row}
          data-kind={kind}
          x={((row - 1) % columns) * pitch - 0.75}
          y={Math.floor((row - 1) / columns) * pitch - 0.75}
          width={cell + 1.5}
          height={cell + 1.5}
          rx="1.5"
        />
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

  [data-kind] {
    fill: var(--card);
    stroke: var(--text);
    stroke-width: 1.25;
  }

  [data-kind='waiting'] {
    fill: var(--amber);
  }
`
