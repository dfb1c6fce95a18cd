import { styled } from 'styled-components'
import { type Opposed, type OpposedRow, total } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { largeText, shareOf } from './tones.ts'

/** Amounts on either side of a line of dates, and the total of each side. */
export const OpposedFigure = ({ sides, rows }: Opposed) => {
  const amounts = rows.map(({ amount }) => amount)
  const largest = Math.max(...amounts.map(Math.abs))
  const left = -total(amounts.filter((amount) => amount < 0))
  const right = total(amounts.filter((amount) => amount > 0))
  return (
    <Sides>
      <Sum>
        <span>{sides[0]}</span>
        <span>{sides[1]}</span>
      </Sum>
      {rows.map((row) => (
        <Row key={row.what} {...row} largest={largest} />
      ))}
      <Sum data-end="">
        <b>{rupees(left)}</b>
        <b>{rupees(right)}</b>
      </Sum>
    </Sides>
  )
}

const Row = ({ date, what, how, amount, largest }: OpposedRow & { largest: number }) => (
  <Line data-side={amount < 0 ? 'left' : 'right'}>
    <time>{date}</time>
    <p>
      <Bar $of={shareOf(Math.abs(amount), largest)} />
      <b>{what}</b> {rupees(Math.abs(amount))}
      <small>{how}</small>
    </p>
  </Line>
)

const columns = 'minmax(0, 1fr) 3.75rem minmax(0, 1fr)'

const Sides = styled.div`
  padding-top: 0.75rem;
`

const Sum = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  color: var(--muted);

  > :first-child {
    text-align: right;
  }

  > :nth-child(2) {
    grid-column: 3;
  }

  &[data-end] {
    padding-top: 0.5rem;
    border-top: 1px solid var(--text);
    color: var(--text);
  }

  &[data-end] b {
    font: 700 min(var(--size-h3), 5.5vw) / 1.3 var(--font-display);
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  min-height: 5rem;
  padding-block: 0.375rem;

  ${largeText} {
    display: block;

    time {
      display: block;
    }
  }

  time {
    grid-area: 1 / 2;
    padding-top: 0.4375rem;
    color: var(--muted);
    font-size: var(--size-tiny);
    text-align: center;
  }

  p {
    grid-area: 1 / 3;
  }

  &[data-side='left'] p {
    grid-area: 1 / 1;
    text-align: right;
  }
`

const Bar = styled.i<{ $of: string }>`
  display: block;
  width: ${({ $of }) => $of};
  height: clamp(1.25rem, 2.5vw, 2rem);
  margin-bottom: 0.3125rem;
  background: var(--action);

  [data-side='left'] & {
    margin-left: auto;
    background: var(--amber);
  }
`
