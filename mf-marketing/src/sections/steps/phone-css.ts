import { desktop } from '@bridge/shared/breakpoints'
import { css } from 'styled-components'

/** The customer's phone, and the messages that were sent to it. */
export const phone = css`
  [data-is='phone'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    justify-self: center;
    width: min(17rem, 100%);
    padding: 2.25rem 1rem 1rem;
    border: 0.5rem solid var(--ink);
    border-radius: 1.75rem;
    text-align: center;

    > b {
      padding-bottom: 0.75rem;
      font: 700 var(--size-h2) / 1.1 var(--font-display);
      letter-spacing: -0.02em;
    }

    > span,
    em {
      padding: 0.5rem;
      border: 1px solid var(--line);
      border-radius: 0.5rem;
      font-style: normal;
    }

    > b + span {
      border: 2px solid var(--action);
    }

    em {
      background: var(--action);
      color: var(--card);
      font-weight: 600;
    }
  }

  > [data-is='sent'] {
    display: grid;
    gap: 0.75rem;
    background: none;
    box-shadow: none;

    > span {
      padding: 0.625rem 1rem;
      border-radius: 0.25rem 1rem 1rem;
      background: var(--card);
      box-shadow: var(--shadow-low);
    }

    @media (width < 52rem) {
      gap: 0.375rem;

      > span {
        display: flex;
        justify-content: space-between;
      }
    }
  }

  ${desktop} {
    [data-is='phone'],
    > [data-is='sent'] {
      grid-row: 1 / 3;
      align-self: stretch;
    }

    /* Explicit rows, so that nothing moves while the texts arrive. */
    [data-is='phone'] {
      grid-template-rows: 1.5rem 3.5rem repeat(4, minmax(0, 1fr));
    }

    > [data-is='sent'] {
      grid-template-rows: repeat(3, minmax(0, 1fr));
      align-items: start;
    }

    [data-is='phone'] > span,
    em {
      display: grid;
      place-items: center;
    }

    [data-is='phone'] > b {
      font-size: min(0.8 * var(--size-h2), 2.5vw);
    }

    /* A line joins the messages, which were sent one after another. */
    > [data-is='sent'] {
      background: linear-gradient(var(--action) 0 0) 1.5rem 0 / 2px 100% no-repeat;
    }

    > [data-is='sent'] > span {
      padding-block: 1.125rem;
      font-size: var(--size-base);
    }
  }
`
