import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { css, styled } from 'styled-components'
import type { Leads } from '../../content/use-case.ts'
import { atHalf, atThird, gap } from '../columns.ts'

/** Heading and book across the page, with the object on the last line, beside the sums in and out. */
const wide = css`
  > :nth-child(2) {
    display: contents;
  }

  h2,
  h3,
  ol {
    grid-column: 1 / -1;
  }

  h3 ~ * {
    margin-top: calc(-1 * ${gap});
  }

  dl {
    grid-column: 2;
  }

  > :nth-child(3) {
    grid-area: 4 / 1;
    margin-top: 1.5rem;
  }
`

/** One line per entry, with the time and the amount in large type. */
const large = css`
  grid-template-columns: ${atThird};
  ${wide}

  li {
    grid-template-columns: ${atThird} auto;
    column-gap: ${gap};
    align-items: baseline;
    padding-block: 1.125rem;
  }

  time,
  li > b {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  li > b {
    font-size: calc(1.2 * var(--size-h3));
  }

  li > p {
    font-size: var(--size-lead);
  }
`

/** On the left, the heading and, below it, the object on the last line; on the right, the book. */
const beside = css`
  grid-template-rows: auto minmax(0, 1fr);
`

/** A day's book, laid out according to what matters most on the page. */
export const LinesColumns = styled(Container)<{ $leads: Leads }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};

  ${desktop} {
    grid-template-columns: ${atHalf};

    && {
      ${({ $leads }) => ($leads === 'day' ? large : beside)}
    }
  }
`
