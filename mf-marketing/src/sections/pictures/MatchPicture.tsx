import { styled } from 'styled-components'
import {
  type Invoice,
  isMatched,
  type MatchPicture as Picture,
  totalOf,
} from '../../content/pictures/matched.ts'
import { alike, rupees } from '../../content/rupees.ts'
import { StateMark } from '../states/StateMark.tsx'
import { Console } from './Console.tsx'
import { lineBetween } from './line-between.ts'

const row = 4 // rem

/** Payments snap to what they pay; one is left over. */
export const MatchPicture = ({ label, title, payments, invoices }: Picture) => {
  const write = alike([...payments.map(({ amount }) => amount), ...invoices.map(({ due }) => due)])
  return (
    <Console label={label} title={title} sum={rupees(totalOf(payments))}>
      <Columns>
        <List>
          <b>In the bank</b>
          {payments.map((payment) => (
            <Entry key={payment.time} data-open={isMatched(payment) ? undefined : ''}>
              <time>{payment.time}</time>
              <span>
                <b>{payment.from}</b>
                <small>{payment.by}</small>
              </span>
              <span>{write(payment.amount)}</span>
              <Closes invoice={invoices.find(({ number }) => number === payment.pays)} />
            </Entry>
          ))}
        </List>
        <Lines viewBox={`0 0 100 ${payments.length * row}`} preserveAspectRatio="none" aria-hidden="true">
          {payments.map((payment, from) => {
            const to = invoices.findIndex(({ number }) => number === payment.pays)
            return (
              <path key={payment.time} data-open={to < 0 ? '' : undefined} d={lineBetween(from, to, row)} />
            )
          })}
        </Lines>
        <List data-books="">
          <b>In your books</b>
          {invoices.map(({ number, what, due }) => (
            <Entry key={number}>
              <StateMark state={['Paid', 'done']} />
              <span>
                <b>{number}</b>
                <small>{what}</small>
              </span>
              <span>{write(due)}</span>
            </Entry>
          ))}
          <Entry data-open="">
            <StateMark state={['Waiting for you', 'waiting']} />
            <span>
              <b>Whose is it?</b>
              <small>Ask the sender</small>
            </span>
            <span>{write(totalOf(payments) - totalOf(payments.filter(isMatched)))}</span>
          </Entry>
        </List>
      </Columns>
    </Console>
  )
}

/** On a phone, where there is no room for a line between two lists: what this payment closes, in its own row. */
const Closes = ({ invoice }: { invoice: Invoice | undefined }) => (
  <Closed>
    <StateMark state={invoice ? ['Paid', 'done'] : ['Waiting for you', 'waiting']} />
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

const wide = '@media (width >= 52rem)'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${wide} {
    grid-template-columns: minmax(0, 1fr) clamp(5rem, 14vw, 12rem) minmax(0, 1fr);
  }
`

const List = styled.div`
  > b {
    display: block;
    height: 2.75rem;
    padding: 0.875rem clamp(1.25rem, 2.5vw, 2rem) 0;
    color: var(--muted);
    font-weight: 400;
  }

  &[data-books] {
    display: none;
  }

  ${wide} {
    &[data-books] {
      display: block;
    }
  }
`

const Closed = styled.span`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0.5rem;
  align-items: start;

  ${wide} {
    display: none;
  }
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) 5.5rem;
  gap: 0.5rem;
  align-items: start;
  min-height: 6.25rem;
  padding: 0.8125rem clamp(1.25rem, 2.5vw, 2rem);
  border-top: 1px solid var(--line);

  > :nth-child(3) {
    text-align: right;
  }

  /* Two lines, whether or not both have arrived. */
  > :nth-child(2) {
    min-height: 2.375rem;
  }

  ${wide} {
    grid-template-columns: 3rem minmax(0, 1fr) 7rem;
    height: ${row}rem;
    min-height: 0;
    padding-bottom: 0;

    small {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  &[data-open] {
    background: color-mix(in srgb, var(--amber) 14%, var(--card));
  }
`

const Lines = styled.svg`
  display: none;
  width: 100%;
  height: ${6 * row}rem;
  margin-top: 2.75rem;
  overflow: visible;
  fill: none;
  stroke: var(--action);
  stroke-width: 2;

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-open] {
    stroke: var(--amber);
    stroke-dasharray: 5 5;
  }

  ${wide} {
    display: block;
  }
`
