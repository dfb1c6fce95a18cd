import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Pairs } from '../../content/figures/figure.ts'
import { grouped, rupees } from '../../content/rupees.ts'
import { StateMark } from '../states/StateMark.tsx'
import { largeText, shareOf, smallPhone } from './tones.ts'

/** Two books, line by line, under a bar of all their lines to scale. */
export const PairsFigure = ({ heads, rows, matched, of }: Pairs) => (
  <>
    {matched && of && <Counted matched={matched} of={of} />}
    <Line>
      <small>{heads[0]}</small>
      <small>{heads[1]}</small>
    </Line>
    {rows.map(({ left, right, amount, state }) => (
      <Line key={left[0]} data-open={state[1] === 'done' ? undefined : ''}>
        <Side line={left} />
        <b>{rupees(amount)}</b>
        <span>
          <StateMark state={state} />
        </span>
        <Side line={right} />
      </Line>
    ))}
  </>
)

const Counted = ({ matched, of }: { matched: number; of: number }) => (
  <Whole $of={shareOf(matched, of)}>
    <i>
      <i />
    </i>
    <p>
      <b>{grouped(matched)} agree</b>
      <b>{of - matched} open</b>
    </p>
  </Whole>
)

const Side = ({ line: [what, how] }: { line: readonly [string, string] }) => (
  <p>
    {what}
    <small>{how}</small>
  </p>
)

/** The open part is at least 3 px wide. */
const Whole = styled.div<{ $of: string }>`
  margin-top: 1.25rem;

  i {
    display: block;
    background: var(--amber);
  }

  i i {
    width: min(${({ $of }) => $of}, 100% - 3px);
    height: 1.75rem;
    background: var(--action);
  }

  p {
    display: flex;
    justify-content: space-between;
    padding-block: 0.375rem 0.75rem;
    font-size: var(--size-tiny);
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6.4em 2.25rem minmax(0, 1fr);
  gap: 0 0.5rem;
  padding-block: 0.625rem;
  border-bottom: 1px solid var(--line);

  ${smallPhone} {
    grid-template-columns: minmax(0, 1fr) 4.9em 1.5rem minmax(0, 1fr);
    column-gap: 0.25rem;
  }

  ${largeText} {
    display: block;
  }

  > small:nth-child(2) {
    grid-column: 4;
  }

  > b {
    text-align: right;

    ${largeText} {
      text-align: left;
    }
  }

  > span {
    display: grid;
    justify-items: center;
    background: linear-gradient(var(--action), var(--action)) center 0.5625rem / 100% 2px no-repeat;
  }

  > span svg {
    background: var(--card);
    border-radius: 50%;
  }

  &[data-open] > span {
    background-image: linear-gradient(to right, var(--amber) 50%, transparent 50%);
    background-size: 0.5rem 2px;
    background-repeat: repeat-x;
  }

  /* The two parts of an entry are side by side, so that a line reads across the sheet. */
  ${desktop} {
    align-items: center;

    > p {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 1rem;
      align-items: baseline;
    }

    > span {
      background-position-y: center;
    }
  }
`
