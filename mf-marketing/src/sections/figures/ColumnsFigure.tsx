import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Column, type Columns, total } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { largeText, shareOf, tones } from './tones.ts'

const sumOf = ({ parts }: Column) => total(parts.map(([amount]) => amount))

/** Amounts side by side, with heights to scale; on a phone the bars are horizontal. */
export const ColumnsFigure = ({ columns }: Columns) => {
  const highest = Math.max(...columns.map(sumOf))
  return (
    <Row>
      {columns.map((column) => (
        <Upright key={column.name} column={column} highest={highest} />
      ))}
    </Row>
  )
}

const Upright = ({ column, highest }: { column: Column; highest: number }) => {
  const { name, note, parts, state } = column
  const sum = sumOf(column)
  return (
    <div>
      <div>
        {parts.map(([amount, tone]) => (
          <Part key={tone} data-tone={tone} $of={shareOf(amount, highest)} />
        ))}
        {sum > 0 && <b>{rupees(sum)}</b>}
      </div>
      <p>
        <b>{name}</b>
        {note && <small>{note}</small>}
        {state && <StateLabel state={state} />}
      </p>
    </div>
  )
}

/** A part of a column; `$of` is its share of the tallest column. */
const Part = styled.i<{ $of: string }>`
  --of: ${({ $of }) => $of};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-top: 0.5rem;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(0, 10fr);
    gap: 1rem;
    align-items: start;
    padding-block: 0.625rem;

    ${largeText} {
      display: block;
    }
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  p {
    grid-area: 1 / 1;
  }

  div > div {
    display: flex;
    flex-wrap: wrap;
    grid-area: 1 / 2;
  }

  div > div > b {
    flex-basis: 100%;
    white-space: nowrap;
  }

  i {
    ${tones}
    flex: none;
    width: var(--of);
    height: 1.125rem;
    margin-bottom: 0.25rem;
    background: var(--tone);
  }

  ${tablet} {
    grid-template: minmax(15rem, 1fr) auto / none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    height: 100%;
    padding-top: 0;

    > div {
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 2;
      gap: 0;
      align-items: stretch;
      padding: 0;
    }

    > div + div {
      border: 0;
    }

    p {
      grid-area: 2 / 1;
      padding: 0.5rem 0.75rem 0 0;
    }

    div > div {
      flex-flow: column-reverse nowrap;
      grid-area: 1 / 1;
      border-bottom: 1px solid var(--text);
    }

    div > div > b {
      flex: none;
      margin-bottom: 0.3125rem;
    }

    i {
      width: calc(100% - 0.75rem);
      height: calc(var(--of) * 0.85);
      margin: 0;
    }
  }
`
