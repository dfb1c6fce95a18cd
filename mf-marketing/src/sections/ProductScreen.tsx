import { styled } from 'styled-components'
import type { Screen } from '../content/screen.ts'
import { drawnText } from './drawn-text.ts'
import { StateLabel } from './states/StateLabel.tsx'

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
        {state && (
          <span>
            <StateLabel state={state} at="end" />
          </span>
        )}
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
  ${drawnText}
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
  grid-template-columns: minmax(0, 1fr) auto 6.5rem;
  gap: 0.25rem 1rem;
  align-items: center;
  min-height: 4.25rem;
  padding: 0.75rem 1.25rem;

  & + & {
    border-top: 1px solid var(--line);
  }

  > :last-child {
    justify-self: end;
  }

  /* Two lines high, whether or not both have arrived. */
  > :first-child {
    min-height: 2.375rem;
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
