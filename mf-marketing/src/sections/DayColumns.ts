import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { css, styled } from 'styled-components'
import type { Leads } from '../content/use-case.ts'
import { atHalf, atThird, gap } from './columns.ts'

/** Across the page; the object on the last line is beside the amounts in and out. */
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

/** One line per entry, with its time and its amount in sizes that reflect their importance. */
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
    font: 650 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  li > b {
    font-size: calc(1.2 * var(--size-h3));
  }

  li > p {
    font-size: var(--size-lead);
  }
`

/** The largest statement on the page; the day runs below it, from left to right. */
const claim = css<{ $count: number }>`
  ${wide}

  h2 {
    font-size: calc(1.1 * var(--size-h1));
    line-height: 1.02;
    letter-spacing: -0.025em;
  }

  ol {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    column-gap: 1.5rem;
  }

  /* The amounts of all columns are on one line, and above the texts, which would push them down on arrival. */
  li {
    grid-template: auto 2.25rem auto / minmax(0, 1fr);
    gap: 0.25rem;
    align-content: start;
    border: 0;
  }

  li > p {
    grid-row: 3;
    padding-top: 0.5rem;
    border-top: 1px solid var(--ink-line);
  }

  time {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  li > b {
    grid-area: 2 / 1;
    text-align: left;
  }
`

/** The statement on the left with the object on the last line below it, and the book on the right. */
const beside = css`
  grid-template-rows: auto minmax(0, 1fr);
`

const composed = { day: large, steps: beside, claim }

/** A day's book, laid out according to what matters most on the page. */
export const DayColumns = styled(Container)<{ $leads: Leads; $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};

  ${desktop} {
    grid-template-columns: ${atHalf};

    && {
      ${({ $leads }) => composed[$leads]}
    }
  }
`
