import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** Our column carries the weight: it is the widest, and its answers are set as headings. */
export const ComparisonTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: clamp(0.8125rem, 0.6rem + 1vw, var(--size-body));
  line-height: 1.35;
  text-align: left;

  th,
  td {
    padding: 1rem clamp(0.5rem, 2.5vw, 2rem);
    border-bottom: 1px solid var(--line);
    vertical-align: baseline;
  }

  th:first-child {
    width: 34%;
    padding-left: 0;
    font-weight: 600;
  }

  thead th {
    color: var(--muted);
    font: 700 var(--size-body) / 1.2 var(--font-display);
  }

  td:last-child {
    color: var(--muted);
  }

  th:nth-child(2),
  td:nth-child(2) {
    border-color: var(--ink-line);
    background: var(--ink);
    color: var(--bright);
    font: 700 clamp(1rem, 0.6rem + 1.9vw, min(var(--size-h2), 2.375rem)) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  td:nth-child(2) {
    overflow-wrap: break-word;
  }

  thead th:nth-child(2) {
    width: 38%;
    padding-block: 1.5rem 1rem;
    border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
    color: var(--on-ink);
    font-size: var(--size-body);
    letter-spacing: 0;
  }

  tr:last-child td:nth-child(2) {
    padding-bottom: 1.75rem;
    border-radius: 0 0 calc(1.5 * var(--radius)) calc(1.5 * var(--radius));
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  ${tablet} {
    th:first-child {
      width: 27%;
    }

    thead th:nth-child(2) {
      width: 46%;
    }
  }

  /* The column heads are beside the heading, and end level with its second line. */
  ${desktop} {
    thead th {
      height: calc(var(--air) + 2.2 * var(--size-h2) + 1.25rem);
      padding-bottom: 1.25rem;
      font-size: var(--size-h3);
      vertical-align: bottom;
    }

    thead th:first-child {
      font-size: 0;
    }

    thead th:nth-child(2) {
      border-radius: 0;
      font-size: calc(1.5 * var(--size-h2));
      letter-spacing: -0.03em;
    }
  }

  /* In narrow windows, makes room for whole words, so that none of them breaks. */
  @media (width < 23rem) {
    th,
    td {
      padding-inline: 0.375rem;
    }

    th:first-child {
      width: 36%;
    }

    thead th:nth-child(2) {
      width: 36%;
    }

    > * > * > :last-child {
      padding-right: 0;
    }

    tbody td:nth-child(2) {
      font-size: var(--size-small);
      letter-spacing: -0.02em;
    }
  }

  /* With large text on a phone */
  @media (width < 19rem) {
    hyphens: auto;
  }
`
