import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type Sums, total } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { largeText, percent } from './tones.ts'

/** Amounts to scale, each starting where the previous one ends, and what they leave. */
export const SumsFigure = ({ rows, leaves, rest }: Sums) => {
  const ends = rows.map((_, i) => total(rows.slice(0, i + 1).map(({ amount }) => amount)))
  const whole = Math.max(...ends)
  const share = (amount: number) => percent(Math.abs(amount) / whole)
  return (
    <List>
      {rows.map(({ name, note, amount, state }, i) => (
        <Row key={name} data-is={amount < 0 ? 'less' : leaves && i ? 'more' : state?.[1]}>
          <p>
            <b>{name}</b>
            <small>{note}</small>
          </p>
          <Bar $from={share(Math.min(ends[i] ?? 0, (ends[i] ?? 0) - amount))} $for={share(amount)} />
          <p>
            <b>
              {amount < 0 && '−'}
              {rupees(Math.abs(amount))}
            </b>
            {state && <StateLabel state={state} at="end" />}
          </p>
        </Row>
      ))}
      {leaves && (
        <Row data-is="rest">
          <p>
            <b>{rest}</b>
          </p>
          <Bar $from="0%" $for={share(leaves)} />
          <p>
            <b>{rupees(leaves)}</b>
          </p>
        </Row>
      )}
    </List>
  )
}

const List = styled.div`
  display: grid;
  grid-auto-rows: minmax(0, 1fr);
  height: 100%;
`

/** On a phone the bar is below its text. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.375rem 1rem;
  align-items: center;
  padding-block: 0.5rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  > :first-child > b {
    font: 700 var(--size-body) / 1.25 var(--font-display);
  }

  small {
    font-size: var(--size-small);
  }

  > :last-child {
    grid-area: 1 / 2;
    text-align: right;
  }

  > :last-child > b {
    display: block;
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    letter-spacing: -0.02em;
  }

  &[data-is='rest'] {
    border-top: 2px solid var(--text);
    color: var(--action-strong);
  }

  ${tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 11fr) minmax(9rem, 3fr);
    gap: 0 1.5rem;

    > :last-child {
      grid-area: auto;
    }
  }

  ${largeText} {
    display: block;
  }
`

interface BarProps {
  readonly $from: string
  readonly $for: string
}

const Bar = styled.i<BarProps>`
  grid-column: 1 / -1;
  width: ${({ $for }) => $for};
  min-width: 2px;
  height: 1.5rem;
  margin-left: ${({ $from }) => $from};
  background: var(--text);

  [data-is='less'] > &,
  [data-is='waiting'] > & {
    background: var(--amber);
  }

  [data-is='more'] > &,
  [data-is='done'] > &,
  [data-is='rest'] > & {
    background: var(--action);
  }

  ${tablet} {
    grid-column: auto;
    height: 2.25rem;
  }
`
