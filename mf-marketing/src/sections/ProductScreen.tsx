import { styled } from 'styled-components'
import type { Screen } from '../content/screen.ts'

/** A drawn piece of the dashboard. An image to screen readers: the text beside it says what it shows. */
export const ProductScreen = ({ title, sum, rows }: Screen) => (
  <Frame role="img" aria-label={`Dashboard: ${title}, ${sum}`}>
    <Head>
      <b>{title}</b>
      <span>{sum}</span>
    </Head>
    {rows.map(([what, how, amount, state]) => (
      <Line key={what}>
        <span>
          <b>{what}</b>
          <small>{how}</small>
        </span>
        <Amount>{amount}</Amount>
        {state && <State data-kind={state[1]}>{state[0]}</State>}
      </Line>
    ))}
  </Frame>
)

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-low);
  color: var(--text);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  b {
    font-weight: 600;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 1rem 1.25rem;
  background: var(--ink);
  color: var(--on-ink);

  span {
    color: var(--bright);
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 5.5rem;
  gap: 0.25rem 1rem;
  align-items: center;
  min-height: 4.25rem;
  padding: 0.75rem 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  /* Two lines high, whether or not both have arrived. */
  > :first-child {
    min-height: 2.375rem;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--size-tiny);
  }

  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :last-child {
      grid-column: 2;
    }

    > :first-child {
      grid-row: span 2;
    }
  }
`

const Amount = styled.span`
  text-align: right;
`

const State = styled.span`
  justify-self: end;
  padding: 0.125rem 0.625rem;
  border-radius: 999px;
  background: color-mix(in srgb, var(--action) 11%, var(--card));
  color: var(--action-strong);
  font-size: var(--size-tiny);
  font-weight: 600;
  white-space: nowrap;

  &[data-kind='moving'] {
    background: color-mix(in srgb, var(--text) 8%, var(--card));
    color: var(--text);
  }

  &[data-kind='waiting'] {
    background: color-mix(in srgb, var(--amber) 28%, var(--card));
    color: var(--text);
  }
`
