import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { css, styled } from 'styled-components'
import { gap } from '../columns.ts'
import { Close, OnLine } from './account-parts.ts'
import { DayLines } from './DayEntries.tsx'

const columns = 'minmax(0, 1fr) 7rem minmax(0, 1fr)'

/** The bar of an entry: where it begins on its side of the account, and how long it is. */
interface Bar {
  readonly at: string
  readonly of: string
}

const side = ({ at, of }: Bar, i: number) => css`
  ${DayLines} > li:nth-child(${i + 1})::after {
    width: ${of};
    margin-inline: ${at};
  }
`

/** The two sides of an account, with the hours between them. */
export const AccountColumns = styled(Container)<{ $sides: readonly Bar[] }>`
  > h2 {
    margin-bottom: ${gap};
  }

  > h3 {
    padding-top: 0.75rem;
  }

  ${desktop} {
    display: grid;
    grid-template-columns: ${columns};

    > * {
      grid-column: 1 / -1;
    }

    > h2 {
      margin: 0;
      font-size: calc(0.79 * var(--size-h2));
      text-align: center;

      span {
        display: inline;
      }
    }

    > ${OnLine} {
      grid-row: 2;
      display: grid;
      grid-template-columns: 1fr auto 1fr;
      margin-top: ${gap};

      svg {
        grid-column: 2;
      }
    }

    > h3 {
      grid-area: 3 / 2;
      padding: 1.25rem 0 0;
      border: 0;
      text-align: center;
    }

    > dl {
      grid-row: 3;
      display: grid;
      grid-template-columns: ${columns};
      padding-block: 0.5rem 1.5rem;
    }

    dl > :nth-child(2) {
      grid-column: 3;
      flex-direction: row-reverse;
    }

    dd {
      color: var(--on-ink);
      font: 700 var(--size-h3) / 1.2 var(--font-display);
    }

    ol {
      grid-row: 4;
      background: linear-gradient(var(--on-ink-muted), var(--on-ink-muted)) center / 1px 100% no-repeat;
    }

    ${DayLines} > li {
      grid-template: auto auto auto / ${columns};
      gap: 0;
      padding-block: 0 1.25rem;
      border: 0;
      text-align: right;
    }

    ${DayLines} > li > * {
      grid-column: 1;
    }

    ${DayLines} > li > time {
      grid-area: 1 / 2;
      justify-self: center;
      align-self: center;
      padding: 0.125rem 0.5rem;
      background: var(--ink);
    }

    ${DayLines} > li > b {
      grid-row: 1;
      font: 700 calc(0.85 * var(--size-h3)) / 1.3 var(--font-display);
    }

    ${DayLines} > li > p {
      grid-row: 2;
    }

    ${DayLines} > li::after {
      content: '';
      grid-area: 3 / 1;
      justify-self: end;
      height: 0.75rem;
      margin-top: 0.5rem;
      background: var(--action);
      forced-color-adjust: none;
      print-color-adjust: exact;
    }

    ${DayLines} > [data-out] {
      text-align: left;
    }

    ${DayLines} > [data-out] > b,
    ${DayLines} > [data-out] > p,
    ${DayLines} > [data-out]::after {
      grid-column: 3;
      justify-self: start;
    }

    ${DayLines} > [data-out]::after {
      background: var(--amber);
    }

    ${({ $sides }) => $sides.map(side)}

    > ${Close} {
      grid-template-columns: 1fr;
      gap: 0.5rem;
      padding-top: 1.5rem;
      border-top: 4px double var(--on-ink-muted);
      text-align: center;

      time {
        color: var(--bright);
        font: 600 var(--size-h3) / 1.2 var(--font-text);
        letter-spacing: 0;
      }

      b {
        font-size: calc(1.3 * var(--size-h1));
        text-align: center;
      }
    }
  }
`
