import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Invoice, isMatched, type MatchPicture } from '../../content/pictures/matched.ts'
import type { Paise } from '../../content/rupees.ts'
import { states } from '../../content/screen.ts'
import { StateMark } from '../states/StateMark.tsx'
import { comes, inTurn, runIn, turns } from './match-motion.ts'

interface MatchPaymentsProps extends Pick<MatchPicture, 'payments' | 'invoices'> {
  readonly write: (amount: Paise) => string
}

/** The height of a row, in rem. */
export const row = 4

/** Each payment sits on a line that runs in from the window's edge. */
export const MatchPayments = ({ payments, invoices, write }: MatchPaymentsProps) => (
  <List>
    {payments.map((payment) => (
      <div key={payment.time} data-open={isMatched(payment) ? undefined : ''}>
        <time>{payment.time}</time>
        <b>{payment.from}</b>
        <span>{write(payment.amount)}</span>
        <small>{payment.by}</small>
        <Closes invoice={invoices.find(({ number }) => number === payment.pays)} />
      </div>
    ))}
  </List>
)

/** On a phone, which has no room for the books: the invoice that this payment closes. */
const Closes = ({ invoice }: { invoice: Invoice | undefined }) => (
  <Closed>
    <StateMark state={invoice ? states.paid : states.waiting} />
    {invoice ? (
      <span>
        Closes <b>{invoice.number}</b>: {invoice.what}
      </span>
    ) : (
      <span>
        <b>Whose is it?</b> Ask the sender
      </span>
    )}
  </Closed>
)

const List = styled.div`
  --done: var(--bright);
  --ground: var(--ink);
  --muted: var(--on-ink-muted);

  > div {
    --thread: var(--bright);
    position: relative;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr) 4.75rem;
    gap: 0 0.5rem;
    align-content: start;
    padding: 1rem var(--gutter) 0 var(--edge);
  }

  > [data-open] {
    --thread: repeating-linear-gradient(to right, var(--amber) 0 5px, transparent 5px 10px);
  }

  > div > span:nth-child(3) {
    text-align: right;
  }

  > div > small {
    grid-column: 2 / -1;
  }

  > div::after {
    content: '';
    position: absolute;
    bottom: calc(0.5625rem - 1px);
    left: 0;
    width: calc(var(--edge) + 1.5rem);
    height: 2px;
    background: var(--thread);
    forced-color-adjust: none;
    print-color-adjust: exact;
    ${runIn}
  }

  ${inTurn(turns)}

  ${tablet} {
    grid-area: 2 / 1;

    > div {
      height: ${row}rem;
      padding: 1.125rem 0 0 var(--edge);
    }

    > div::after {
      bottom: -1px;
      width: 100%;
    }
  }
`

const Closed = styled.span`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1.125rem minmax(0, 1fr);
  gap: 0.5rem;
  align-items: start;
  padding-top: 0.375rem;
  padding-left: 1.875rem;

  > svg {
    ${comes}
  }

  ${tablet} {
    display: none;
  }
`
