import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Screen } from '../content/screen.ts'
import type { Tally } from '../content/use-case.ts'
import { StateMark } from './StateMark.tsx'

/** The product on such a day: a rack with a cell for each, and below it the rows that matter tonight. */
export const TallyScreen = ({ title, sum, rows, tally }: Screen & { tally: Tally }) => (
  <Frame role="img" aria-label={`Dashboard: ${title}, ${sum} agree`}>
    <Head>
      <b>{title}</b>
      <span>{sum}</span>
    </Head>
    <Rack {...tally} />
    <Rows>
      {rows.map(([what, how, amount, state]) => (
        <Row key={what}>
          {state && <StateMark state={state} />}
          <span>
            <b>{what}</b>
            <small>{how}</small>
          </span>
          <span>
            {amount}
            <small>{state?.[0]}</small>
          </span>
        </Row>
      ))}
    </Rows>
  </Frame>
)

/** Like the key rack of a reception: a tag on each hook, or none where a stay does not agree. */
const Rack = ({ of, open }: Tally) => (
  <Hooks>
    {Array.from({ length: of }, (_, i) => i).map((i) => (
      <i key={i} data-open={open.includes(i) || undefined} />
    ))}
  </Hooks>
)

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-high);
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
  padding: 1rem 1.5rem;
  background: var(--ink);
  color: var(--on-ink);

  span {
    color: var(--bright);
  }
`

// Borders rather than backgrounds: they are printed.
const Hooks = styled.div`
  display: grid;
  grid-template-columns: repeat(13, minmax(0, 1fr));
  row-gap: 1rem;
  padding: 1.75rem 1rem 1.25rem;

  i {
    position: relative;
    justify-self: center;
    width: 0.9375rem;
    border: solid var(--action);
    border-width: 0.6875rem 0;
    border-radius: 0.3125rem;
  }

  i::before {
    content: '';
    position: absolute;
    bottom: 0.6875rem;
    left: calc(50% - 0.75px);
    height: 0.4375rem;
    border-left: 1.5px solid var(--action);
  }

  [data-open] {
    height: 1.375rem;
    border: 1.5px dashed var(--text);
    background: color-mix(in srgb, var(--amber) 45%, var(--card));
  }

  [data-open]::before {
    bottom: 100%;
    border-color: var(--text);
  }

  ${tablet} {
    grid-template-columns: repeat(31, minmax(0, 1fr));
    padding-inline: 1.5rem;
  }
`

const Rows = styled.div`
  display: grid;

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: center;
  min-height: 4rem;
  padding: 0.5rem 1.5rem;
  border-top: 1px solid var(--line);

  small {
    display: block;
    color: var(--muted);
    font-size: var(--size-tiny);
  }

  > :nth-child(3) {
    text-align: right;
  }

  ${tablet} {
    &:nth-child(even) {
      border-left: 1px solid var(--line);
    }
  }
`
