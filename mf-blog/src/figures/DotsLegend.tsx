import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Part } from './figure-kind.ts'
import { Marks } from './Marks.tsx'

/** The exceptions' causes, each with its number and what to do about it. */
export const DotsLegend = ({ parts }: { parts: readonly Part[] }) => (
  <Legend>
    {parts.map(({ count, mark, name, answer }) => (
      <li key={name}>
        <strong>{count}</strong>
        <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
          <Marks kind={mark} at={[[0, 0]]} radius={0.9} />
        </svg>
        <span>
          <b>{name}</b> {answer}
        </span>
      </li>
    ))}
  </Legend>
)

const Legend = styled.ul`
  display: grid;
  margin-top: 1.25rem;
  padding: 0;
  font-size: var(--size-small);
  line-height: 1.45;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1rem 2.25rem minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-items: start;
    padding-block: 0.875rem;
    border-top: 1px solid var(--ink-line);
    color: var(--on-ink-muted);
  }

  strong {
    grid-column: 2;
    color: var(--on-ink);
    font: 700 var(--size-h3) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }

  svg {
    grid-area: 1 / 1;
    height: 0.875rem;
    margin-top: 0.3rem;
    overflow: visible;
    forced-color-adjust: none;
  }

  b {
    display: block;
    color: var(--on-ink);
    font-weight: 600;
  }

  ${tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 2%;

    li {
      display: block;
      padding: 0;
      border: 0;
    }

    strong {
      display: block;
      margin-bottom: 0.75rem;
      font-size: var(--size-h2);
    }

    svg {
      display: none;
    }
  }
`
