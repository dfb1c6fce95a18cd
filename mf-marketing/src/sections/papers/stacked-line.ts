import { css } from 'styled-components'

/** On a phone, a line is two rows high, with its name above its details and its amounts on the right. */
export const stacked = css`
  grid-template-columns: 3.75rem minmax(0, 1fr) 5rem 5rem;
  gap: 0 0.3125rem;
  min-height: 0;
  padding-block: 0.4375rem;

  [data-is='name'] {
    grid-column: 1 / span 2;
  }

  [data-is='detail'] {
    grid-row: 2;
    align-self: start;
    color: var(--muted);
  }

  /* A single detail takes the whole row; the second of two takes the rest of the row. */
  [data-is='detail']:not(:has(~ [data-is='detail'])) {
    grid-column: 1 / -1;
  }

  [data-is='detail'] ~ [data-is='detail']:not(:has(~ [data-is='detail'])) {
    grid-column: 2 / -1;
  }

  [data-is='detail'] ~ [data-is='detail'] ~ [data-is='detail']:not(:has(~ [data-is='detail'])) {
    grid-column: auto;
  }

  :empty + [data-is='detail']:not(:has(~ [data-is='detail'])) {
    grid-column: 1 / -1;
  }

  /* An empty detail would take up a column beside the other one. */
  [data-is='detail']:empty {
    display: none;
  }

  [data-is='detail'] > i {
    display: inline;
  }

  [data-is='sum'] {
    grid-row: 1;
    grid-column: 3;
  }

  [data-is='net'] {
    grid-row: 1;
    grid-column: 4;
  }

  [data-is='fact'],
  [data-is='part'],
  [data-is='less'],
  &[data-row='head'] [data-is='detail'],
  &[data-row='total'] [data-is='detail'] {
    display: none;
  }

  &[data-row='head'] {
    min-height: 2.9375rem;
  }

  &[data-row='stitched'] {
    padding-bottom: 0.875rem;

    [data-is='detail'] {
      padding-bottom: 0.375rem;
    }

    [data-is='fact'],
    [data-is='step'] {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;
    }

    [data-is='fact'] > i,
    [data-is='step'] > i {
      display: block;
    }

    svg {
      left: 0;
      width: calc(100% + 0.625rem);
    }
  }
`
