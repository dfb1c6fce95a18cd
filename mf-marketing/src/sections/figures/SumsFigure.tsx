import { styled } from 'styled-components'
import type { Sums } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { largeText } from './tones.ts'

/** Nothing but type: a column of amounts, as large as the card allows, and what they leave. */
export const SumsFigure = ({ rows, leaves, rest }: Sums) => (
  <List>
    {rows.map(({ name, note, amount, state }) => (
      <Row key={name} data-is={state?.[1]}>
        <p>
          <b>{name}</b>
          <small>{note}</small>
          {state && <StateLabel state={state} />}
        </p>
        <b>
          {amount < 0 && '−'}
          {rupees(Math.abs(amount))}
        </b>
      </Row>
    ))}
    {leaves && (
      <Row data-is="rest">
        <p>
          <b>{rest}</b>
        </p>
        <b>{rupees(leaves)}</b>
      </Row>
    )}
  </List>
)

const List = styled.div`
  display: grid;
  align-content: center;
  height: 100%;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 1rem;
  align-items: center;
  padding-block: 0.5rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  p > b {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  > b {
    font: 700 min(1.1 * var(--size-h1), 9.5vw) / 1.1 var(--font-display);
    letter-spacing: -0.04em;
    text-align: right;
  }

  &[data-is='done'] > b {
    color: var(--muted);
  }

  &[data-is='rest'] {
    border-top: 2px solid var(--text);
  }

  &[data-is='rest'] > b {
    color: var(--action);
  }

  ${largeText} {
    display: block;
  }
`
