import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { css, styled } from 'styled-components'
import { type BatchPicture, sumOf } from '../../content/pictures/batch.ts'
import { rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { StateMark } from '../states/StateMark.tsx'

/** The number of cells in each state, and the few rows that a person has to look at. */
export const BatchLegend = ({ file, when, groups, noted }: BatchPicture) => {
  const { count, amount } = sumOf(groups)
  return (
    <Below>
      <Head>
        <b>{`${file}, ${count} rows`}</b>
        <span>{`${rupees(amount)} at ${when}`}</span>
      </Head>
      <Groups>
        {groups.map(({ state, count, amount }) => (
          <div key={state[0]} data-is={state[1]}>
            <StateLabel state={state} />
            <b>{count}</b>
            <small>{rupees(amount)}</small>
          </div>
        ))}
      </Groups>
      <Rows>
        {noted.map(({ row, payee, how, amount, state }) => (
          <div key={row} data-noted={row} data-is={state[1]}>
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
    </Below>
  )
}

const Below = styled(Container)`
  clear: both;
  padding-block: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
  ${drawnText}
  color: var(--on-ink);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  font-size: var(--size-base);

  span {
    color: var(--bright);
  }
`

/** A state with rows below it needs more of the width than a state without rows. */
const columns = 'minmax(0, 4fr) repeat(2, minmax(0, 9fr)) repeat(2, minmax(0, 3fr))'

/** The columns of the states that have rows. */
const placed = css`
  [data-is='moving'] {
    grid-column: 2;
  }

  [data-is='waiting'] {
    grid-column: 3;
  }
`

/** On a phone each state is a line; from tablets up, the five are side by side. */
const Groups = styled.div`
  padding-block: 1.25rem 1.5rem;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3rem 6rem;
    align-items: start;
    padding-block: 0.375rem;
    line-height: 1.5rem;
    text-align: right;
  }

  > div > span {
    justify-self: start;
  }

  b {
    font: 700 var(--size-h3) / 1.5rem var(--font-display);
  }

  small {
    line-height: inherit;
  }

  ${tablet} {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 1.25rem 1rem;
    padding-block: 1.5rem;

    > div {
      display: block;
      padding: 0;
      line-height: inherit;
      text-align: left;
    }

    b,
    small {
      display: block;
      padding-left: 1.5rem;
    }

    b {
      font-size: var(--size-h2);
      line-height: 1.15;
    }
  }

  ${desktop} {
    grid-template-columns: ${columns};
    column-gap: 1.25rem;
    padding-block: 1.25rem;
  }
`

/** The rows. On wide screens, each is below its state. */
const Rows = styled.div`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3.75rem;
    gap: 0.75rem;
    align-items: start;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
    box-shadow:
      -0.5rem 0 var(--lit, transparent),
      0.5rem 0 var(--lit, transparent);
  }

  > div > :last-child {
    text-align: right;
  }

  ${desktop} {
    grid: auto-flow dense / ${columns};
    column-gap: 1.25rem;
    ${placed}

    > div {
      grid-template-columns: minmax(0, 1fr) 3.75rem;
      gap: 0.5rem;
      padding-left: 1.5rem;
    }

    > div > svg {
      display: none;
    }
  }
`
