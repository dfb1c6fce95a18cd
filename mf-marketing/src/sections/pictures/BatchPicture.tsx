import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type BatchPicture as Picture, sumOf } from '../../content/pictures/batch.ts'
import { rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { StateMark } from '../states/StateMark.tsx'
import { CellField } from './CellField.tsx'
import { Console } from './Console.tsx'

/** A payout file, a cell for each of its rows, and the few that a person looks at. */
export const BatchPicture = ({ label, file, when, groups, noted }: Picture) => {
  const { count, amount } = sumOf(groups)
  return (
    <Console label={label} title={`${file}, ${count} rows`} sum={`${rupees(amount)} at ${when}`}>
      <Cells>
        <CellField count={count} columns={18} noted={noted} />
        <CellField count={count} columns={43} noted={noted} />
      </Cells>
      <Legend>
        {groups.map(({ state, count, amount }) => (
          <div key={state[0]}>
            <StateLabel state={state} />
            <b>{count}</b>
            <small>{rupees(amount)}</small>
          </div>
        ))}
      </Legend>
      <Rows>
        {noted.map(({ row, payee, how, amount, state }) => (
          <div key={row}>
            <StateMark state={state} />
            <span>
              <b>
                Row {row}: {payee}
              </b>
              <small>{how}</small>
            </span>
            <span>{rupees(amount)}</span>
          </div>
        ))}
      </Rows>
    </Console>
  )
}

const inset = 'clamp(1.25rem, 2.5vw, 2rem)'

const Cells = styled.div`
  padding: ${inset} ${inset} 0.5rem;

  > :last-child {
    display: none;
  }

  ${tablet} {
    > :first-child {
      display: none;
    }

    > :last-child {
      display: block;
    }
  }
`

const Legend = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 0.75rem ${inset} 1.25rem;
  gap: 0.75rem 1rem;

  b,
  small {
    padding-left: 1.5rem;
  }

  b {
    display: block;
    font: 700 var(--size-h3) / 1.25 var(--font-display);
  }

  ${tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Rows = styled.div`
  display: grid;
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 5.5rem;
    gap: 0.75rem;
    align-items: start;
    padding: 0.75rem ${inset};
  }

  > div + div {
    border-top: 1px solid var(--line);
  }

  > div > :last-child {
    text-align: right;
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > div + div {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`
