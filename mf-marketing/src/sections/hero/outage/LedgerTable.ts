import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** How the ledger looks: rows that fit its box on large screens, and stack with large text on a phone. */
export const LedgerTable = styled.table`
  --ground: var(--ink);
  --done: var(--bright);
  --failed: color-mix(in srgb, var(--danger) 48%, var(--on-ink));
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-base);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  table-layout: fixed;

  caption {
    padding-bottom: 0.25rem;
    text-align: left;
  }

  /* As wide as in our own typeface, so that the words after it do not move if that typeface loads late. */
  caption b {
    display: inline-block;
    min-width: 3.95em;
    margin-right: 0.1em;
    font: 700 1.75em / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  caption span {
    float: right;
    margin-top: 0.55em;
    color: var(--on-ink-muted);
  }

  th,
  td {
    padding: 0;
  }

  th {
    font-weight: 600;
    text-align: left;
  }

  /* On a phone, the head has no height and is only read out, so that the rows are visible without scrolling. */
  thead th {
    height: var(--head);
    color: var(--on-ink-muted);
    font-size: min(var(--size-small), var(--head));
    font-weight: 400;
  }

  th:nth-child(2),
  th:nth-child(3),
  td {
    text-align: right;
  }

  td > * {
    justify-items: end;
  }

  [data-is] {
    font-size: inherit;
  }

  [data-is='done'] {
    color: var(--bright);
  }

  [data-is='waiting'] {
    color: var(--amber);
  }

  [data-is='failed'] {
    color: var(--failed);
  }

  [data-is='fact'] {
    color: var(--on-ink-muted);
  }

  @media (forced-colors: active) {
    --ground: Canvas;
    --done: CanvasText;
    --failed: CanvasText;
  }

  col:nth-child(2) {
    width: 5.5em;
  }

  col:nth-child(3) {
    width: 8em;
  }

  tbody tr,
  tfoot tr {
    border-top: 1px solid var(--ink-line);
  }

  tbody :is(th, td) {
    height: var(--row);
  }

  /* Leaves room for the description, which takes the row's full width below. */
  tbody td {
    padding-bottom: 1.35em;
  }

  small {
    color: var(--on-ink-muted);
    font-size: var(--size-small);
    font-weight: 400;
    line-height: 1.35rem;
    white-space: nowrap;
  }

  tfoot tr {
    border-top: 3px double var(--on-ink-muted);
  }

  tfoot :is(th, td) {
    white-space: nowrap;
    height: 2.625rem;
  }

  /* The label wraps to two lines, to keep clear of the total. */
  @media (width < 24rem) {
    tfoot th {
      padding-right: 0.5rem;
      font-size: var(--size-small);
      line-height: 1.25;
      white-space: normal;
    }
  }

  /* The table fills its box: the payout is at the top, and its rows are at the bottom. */
  ${desktop} {
    --row: clamp(3.375rem, 22cqh, 7rem);
    --total: 3rem;

    caption {
      height: calc(100cqh - 2 * var(--row) - var(--head) - var(--total));
      padding: 0;
    }

    caption b {
      display: block;
      font-size: calc(var(--title) * 0.68);
      line-height: 1;
    }

    caption span {
      margin: 0;
    }

    tfoot :is(th, td) {
      height: var(--total);
    }
  }

  /* With large text on a phone: each bank above its amount and state. */
  @media (width < 19rem) {
    &,
    thead,
    tbody,
    tfoot,
    caption {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 0.5rem;
    }

    th:first-child {
      grid-column: 1 / -1;
    }

    tbody td,
    tfoot td {
      padding-top: 0;
    }

    td:nth-child(2) > *,
    th:nth-child(2) {
      justify-items: start;
      text-align: left;
    }
  }
`
