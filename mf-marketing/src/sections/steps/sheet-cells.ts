import { css } from 'styled-components'

const wide = '@media (width >= 52rem)'

/** Rows of cells; on a phone, the IFSC and our verdict on it are below the payee and the amount. */
export const cells = css`
  > [data-row] {
    display: grid;
    grid-template: 'n payee amount' 1.875rem '. ifsc ours' 1.875rem / 2.5rem minmax(0, 1fr) auto;
    border-bottom: 1px solid var(--line);
    white-space: nowrap;

    @media (width < 19rem) {
      display: block;
      white-space: normal;
    }

    ${wide} {
      grid-template: 2.625rem / 3.25rem minmax(0, 3fr) minmax(0, 2.5fr) minmax(0, 2.5fr) minmax(0, 1.25fr) minmax(0, 2fr) minmax(
          0,
          2.5fr
        );
    }
  }

  > [data-row] > span,
  > [data-row] > i {
    padding: 0.3125rem 0.75rem;
  }

  > [data-row] > i {
    grid-area: 1 / 1 / 3;
    border-right: 1px solid var(--line);
    background: var(--paper);
    color: var(--muted);
    font-style: normal;
    text-align: center;
  }

  > [data-row] > :nth-child(3),
  > [data-row] > :nth-child(5) {
    display: none;
  }

  > [data-row] > :nth-child(2) {
    grid-area: payee;
    font-weight: 600;
  }

  > [data-row] > :nth-child(4) {
    grid-area: ifsc;
  }

  > [data-row] > :nth-child(3),
  > [data-row] > :nth-child(4) {
    font-family: var(--font-code);
    font-size: var(--size-tiny);
  }

  > [data-row] > :nth-child(6) {
    grid-area: amount;
    text-align: right;
  }

  > [data-row] > :nth-child(7) {
    grid-area: ours;
    text-align: right;
  }

  ${wide} {
    > [data-row] > :nth-child(n) {
      display: block;
      grid-area: auto;
      padding-block: 0.6875rem;
      border-right: 1px solid var(--line);
    }

    > [data-row] > :nth-child(7) {
      border: 0;
      background: color-mix(in srgb, var(--action) 7%, transparent);
      text-align: left;
    }
  }

  > [data-row='head'] {
    background: var(--paper);

    > :nth-child(n) {
      color: var(--muted);
      font: 400 var(--size-tiny) / 1.35 var(--font-text);
    }

    [data-letter]::before {
      content: attr(data-letter) ' ';
      color: var(--text);
      font-weight: 600;
    }

    > :nth-child(7) {
      color: var(--action-strong);
      font-weight: 600;
    }
  }

  > [data-row='out'] > :nth-child(n + 2) {
    color: var(--muted);
    text-decoration: line-through;
  }

  > [data-row='out'] > :last-child {
    text-decoration: none;
  }

  [data-wrong] {
    outline: 2px solid var(--amber);
    outline-offset: -2px;
    background: linear-gradient(225deg, var(--danger) 0.3125rem, transparent 0),
      color-mix(in srgb, var(--amber) 18%, var(--card));
  }
`
