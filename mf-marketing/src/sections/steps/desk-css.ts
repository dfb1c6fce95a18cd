import { desktop } from '@bridge/shared/breakpoints'
import { css } from 'styled-components'
import { displayNames } from '../papers/display-names.ts'
import { phone } from './phone-css.ts'

const wide = '@media (width >= 52rem)'

/** Heights are set, so that the thread leaves the invoice at its total and ends in the ledger's last row. */
export const desk = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;
  align-items: start;
  min-height: 45rem;
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border-radius: calc(1.5 * var(--radius));
  background: color-mix(in srgb, var(--amber) 15%, var(--paper));

  ${wide} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    gap: 3.5rem;
    min-height: 36.5rem;

    &[data-beside='phone'] {
      grid-template: auto minmax(0, 1fr) / minmax(0, 6fr) minmax(0, 7fr);
      gap: 1.25rem 3.5rem;
    }

    > :first-child {
      grid-row: 1 / 3;
    }
  }

  > div {
    background: var(--card);
    box-shadow: var(--shadow-high);
  }

  [data-is='paper'] {
    padding: 1.25rem 1.5rem;
    ${displayNames}

    > div {
      display: flex;
      justify-content: space-between;
      align-items: start;
      height: 3.5rem;
      padding-top: 0.5rem;
      border-bottom: 1px solid var(--line);
    }

    > span {
      display: block;
      height: 3.25rem;
    }

    > :first-child {
      border-bottom: 3px solid var(--action);
      margin-bottom: 0.75rem;

      b {
        letter-spacing: 0.05em;
        text-transform: uppercase;
      }
    }

    > [data-is='total'] {
      align-items: center;
      height: 3rem;
      padding-top: 0;
      border-color: currentColor;
      font-size: var(--size-body);
    }

    > [data-is='signed'] {
      height: 5.5rem;
      border: 0;
    }

    svg {
      width: 4.25rem;
      height: 4.25rem;
    }
  }

  @media (width < 52rem) {
    &[data-beside='phone'] [data-is='paper'] > div:not([data-is='total']) {
      display: none;
    }
  }

  &[data-beside='ledger'] [data-is='total'],
  [data-is='ledger'] > :nth-child(4) {
    background: color-mix(in srgb, var(--amber) 16%, var(--card));
  }

  &[data-beside='ledger'] [data-is='total'] {
    margin-inline: -0.5rem;
    padding-inline: 0.5rem;
  }

  [data-is='slip'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.75rem 1.5rem;
    padding: 1.25rem 1.5rem;
    border-top: 0.375rem solid var(--amber);

    > b,
    > div {
      grid-column: 1 / -1;
    }

    > span {
      padding-bottom: 0.5rem;
      border-bottom: 1px dashed var(--line);
      font-size: var(--size-base);
    }

    /* A phone has room only for the goods and how long the bill is valid. */
    @media (width < 52rem) {
      > span:not(:nth-of-type(3n)) {
        display: none;
      }
    }

    ${wide} {
      grid-row: 1 / 3;
      grid-template-rows: 2rem repeat(3, minmax(0, 1fr)) 5rem;
      align-self: stretch;
      transform: rotate(1deg);
    }
  }

  ${desktop} {
    min-height: 0;
    padding: 1.75rem 2.25rem;

    &[data-beside='phone'] {
      grid-template: auto / minmax(0, 6fr) minmax(0, 3fr) minmax(0, 4fr);
      column-gap: 2.25rem;
    }
  }

  ${phone}

  [data-is='ledger'] {
    position: relative;
    border-radius: var(--radius);

    > b,
    > span {
      display: flex;
      justify-content: space-between;
      align-items: center;
      height: 3.5rem;
      padding-inline: 1.25rem;
      border-top: 1px solid var(--line);
    }

    > b {
      height: 3rem;
      border-radius: var(--radius) var(--radius) 0 0;
      background: var(--ink-2);
      color: var(--on-ink);
    }

    > span > span:last-child {
      display: grid;
      justify-items: end;
    }

    > svg {
      display: none;
    }

    ${wide} {
      margin-top: 10.75rem;

      > svg {
        display: block;
        top: 6rem;
        left: -3.5rem;
        width: 3.5rem;
      }
    }
  }
`
