import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { isMatched, type MatchPicture, totalOf } from '../../content/pictures/matched.ts'
import type { Paise } from '../../content/rupees.ts'
import { states } from '../../content/screen.ts'
import { StateMark } from '../states/StateMark.tsx'
import { row } from './MatchPayments.tsx'
import { comes, inTurn } from './match-motion.ts'

interface MatchBooksProps extends Pick<MatchPicture, 'payments' | 'invoices'> {
  readonly write: (amount: Paise) => string
}

/** The invoices in the order of the books, each closed by its payment; below them, the payment that matches none. */
export const MatchBooks = ({ payments, invoices, write }: MatchBooksProps) => (
  <Card>
    <small>In your books</small>
    <Rows
      $turns={[...invoices.map(({ number }) => number), undefined].map((number) =>
        payments.findIndex(({ pays }) => pays === number),
      )}
    >
      {invoices.map(({ number, what, due }) => (
        <div key={number}>
          <StateMark state={states.paid} />
          <b>{number}</b>
          <span>{write(due)}</span>
          <small>{what}</small>
        </div>
      ))}
      <div data-open="">
        <StateMark state={states.waiting} />
        <b>Whose is it?</b>
        <span>{write(totalOf(payments) - totalOf(payments.filter(isMatched)))}</span>
        <small>Ask the sender</small>
      </div>
    </Rows>
  </Card>
)

const Card = styled.div`
  grid-area: 1 / 3 / 3;
  position: relative;
  height: 0;
  overflow: clip;
  outline: 1px solid transparent; /* shown in forced colours */
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-high);
  color: var(--text);

  > small {
    height: 2.75rem;
    padding: 0.875rem 1.25rem 0;
  }

  ${tablet} {
    height: auto;
    margin-top: ${row / 2}rem;
  }

  @media (width < 44rem) {
    visibility: hidden;
  }
`

const Rows = styled.div<{ $turns: readonly number[] }>`
  > div {
    display: grid;
    grid-template-columns: 1.125rem minmax(0, 1fr) 4.75rem;
    gap: 0 0.75rem;
    align-content: start;
    height: ${row}rem;
    padding: 0.8125rem 1.25rem 0;
    border-top: 1px solid var(--line);
  }

  > div > span {
    text-align: right;
  }

  > div > small {
    grid-column: 2 / -1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > [data-open] {
    background: color-mix(in srgb, var(--amber) 14%, var(--card));
  }

  > div > svg {
    ${comes}
  }

  ${({ $turns }) => inTurn($turns)}
`
