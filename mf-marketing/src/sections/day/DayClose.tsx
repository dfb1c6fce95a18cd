import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { DayEnd } from './DayEntries.tsx'
import type { Day } from './day.ts'

/** The book's last line, below a rule like those that accountants draw. */
export const DayClose = (end: Pick<Day, 'close' | 'net' | 'write'>) => (
  <Close>
    <DayEnd {...end} />
  </Close>
)

/** The gap from the book to the rule. */
export const closeMargin = 'clamp(2rem, 4vw, 3.5rem)'

const Close = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2rem;
  margin-top: ${closeMargin};
  padding-top: clamp(1.5rem, 3vw, 2.25rem);
  border-top: 4px double var(--on-ink-muted);

  time,
  b {
    font: 700 min(1.6 * var(--size-h2), 12.5vw) / 0.9 var(--font-display);
    letter-spacing: -0.02em;
  }

  [data-gain] {
    color: var(--bright);
  }

  p {
    max-width: 30em;
    font-size: var(--size-lead);
    line-height: 1.4;
    text-wrap: balance;
  }

  ${tablet} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;

    p {
      flex: 0 0 100%;
    }
  }

  ${desktop} {
    time,
    b {
      font-size: calc(1.3 * var(--size-h1));
    }
  }

  @media (width >= 80rem) {
    time,
    b {
      font-size: calc(1.6 * var(--size-h1));
    }
  }
`
