import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Part } from './dots-figure.ts'
import { Marks } from './Marks.tsx'

/** The exceptions' causes, each with its number and what to do about it. */
export const DotsLegend = ({ parts }: { parts: readonly Part[] }) => (
  <Legend>
    {parts.map(({ count, mark, key, name, answer, warning }) => (
      <li key={name} data-key={key}>
        <strong>{count}</strong>
        <svg viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
          <Marks kind={mark} at={[[0, 0]]} size={[0.9, 0.9]} />
        </svg>
        <span>
          <b>{name}</b> {answer}
          {warning && (
            <>
              . <em>{warning}</em>
            </>
          )}
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

  [data-key] strong {
    color: var(--amber);
    font-size: calc(1.5 * var(--size-h3));
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

  em {
    color: var(--amber);
    font-style: normal;
    font-weight: 700;
  }

  ${tablet} {
    /* As wide as the parts' columns in the drawing, which sheets.ts determines. */
    grid-template-columns: 40fr 21.5fr 22.5fr 16fr;
    margin-top: 0.75rem;

    li {
      display: block;
      padding: 0 1.5rem 0 0;
      border: 0;

      &:last-child {
        padding-right: 0;
      }
    }

    strong {
      display: flex;
      align-items: end;
      height: calc(2 * var(--size-h2));
      margin-bottom: 0.5rem;
      font-size: var(--size-h2);
      line-height: 0.8;
    }

    [data-key] strong {
      font-size: calc(2 * var(--size-h2));
    }

    svg {
      display: none;
    }
  }
`
