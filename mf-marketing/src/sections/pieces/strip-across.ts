import { css } from 'styled-components'

/** The pieces form a strip across the page, with the thread along its top and the words below it. */
export const across = css<{ $count: number; $rows: number }>`
  display: grid;
  grid-template: auto auto 1fr / repeat(${({ $count }) => $count}, minmax(0, 1fr));

  > li {
    grid-row: span 3;
    grid-template: subgrid / minmax(0, 1fr);
  }

  > li > h3 {
    display: block;
    padding: 0 1.75rem 0 0;
    font-size: var(--size-lead);

    &::before {
      display: block;
      font-size: var(--size-h3);
    }
  }

  > li > p {
    padding: 0 1.75rem 0 0;
  }

  && > li > [data-piece] {
    grid-area: 1 / 1;
    margin-bottom: 1.75rem;
    padding: calc(1rem + var(--seam-top, 1rem)) 1.25rem 1.125rem;
    border-style: solid;
    border-width: 1px 0 1px 1px;
  }

  && > :last-child > [data-piece] {
    border-right-width: 1px;
  }

  [data-piece]::before,
  [data-piece]::after {
    left: 1.25rem;
  }

  && [data-piece]::before {
    top: var(--seam-top, 1rem);
    bottom: auto;
    width: 100%;
    height: 2px;
    background: repeating-linear-gradient(90deg, var(--amber) 0 7px, transparent 7px 12px);
  }

  && > :last-child > [data-piece]::before {
    display: none;
  }

  [data-piece]::after {
    top: calc(var(--seam-top, 1rem) + 1px - 0.3125rem);
  }

  /* As tall as the longest list, so that all sums are level even before that list has loaded. */
  [data-is='cells'] {
    min-height: calc(${({ $rows }) => $rows} * (1.5em + 0.5rem + 1px));
  }

  && [data-is='foot']::before {
    content: none;
  }

  /* A piece without a state has an empty line instead, so that its sum is level with the others. */
  && [data-is='foot']:not([data-state])::before {
    content: '';
    display: block;
    height: 1.5em;
  }

  [data-is='foot'] {
    display: block;

    /* Label and sum take two lines in any typeface; side by side, they could take one, and move the words below. */
    > span:last-child:not([data-is]) {
      display: block;
    }

    b {
      display: block;
      font-size: calc(0.78 * var(--size-h3));
    }
  }
`
