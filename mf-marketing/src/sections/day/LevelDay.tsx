import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { atTwoThirds, gap } from '../columns.ts'
import { Sentences } from '../Sentences.tsx'
import { DayDate, DayEnd, DayEntries, DaySums } from './DayEntries.tsx'
import type { Day } from './day.ts'
import { Level } from './Level.tsx'

/** The day's balance over time, to scale across the window, with each entry below its minute. */
export const LevelDay = ({ heading, date, close, net, write, ...day }: Day) => (
  <Laid $count={day.entries.length}>
    <Sentences text={heading} />
    <DayDate date={date} />
    <Level entries={day.entries} close={close} write={write} />
    <DayEntries {...day} write={write} />
    <Sum>
      <DaySums {...day} write={write} />
      <DayEnd close={close} net={net} write={write} />
    </Sum>
  </Laid>
)

const Sum = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  margin-top: 0.5rem;

  dl {
    grid-column: 1 / -1;
    margin-bottom: 0.75rem;
    padding-bottom: 0.75rem;
    border-bottom: 4px double var(--on-ink-muted);
  }

  time,
  b {
    font: 700 min(var(--size-h2), 8.5vw) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  b {
    text-align: right;
  }

  [data-gain] {
    color: var(--bright);
  }

  p {
    grid-column: 1 / -1;
    margin-top: 0.5rem;
    text-wrap: balance;
  }
`

const Laid = styled(Container)<{ $count: number }>`
  h2 {
    margin-bottom: ${gap};
  }

  ${desktop} {
    display: grid;
    grid-template-columns: ${atTwoThirds};
    column-gap: ${gap};

    > * {
      grid-column: 1 / -1;
    }

    > h2 {
      grid-column: 1;
      font-size: min(var(--size-h1), 5vw);
      line-height: 1.02;
      letter-spacing: -0.025em;
    }

    > ${Sum} {
      grid-area: 1 / 2;
      align-self: start;
      margin-bottom: ${gap};

      time,
      b {
        font-size: min(0.86 * var(--size-h2), 2.6vw);
      }
    }

    ol {
      display: grid;
      grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    }

    li {
      grid-template: auto calc(1.2 * var(--size-base) + 0.5rem) 1fr / minmax(0, 1fr);
      gap: 0;
      padding: 0 1.25rem 0.5rem 0.875rem;
      border: 0;
      border-left: 1px solid var(--on-ink-muted);
    }

    time,
    li > b {
      font: 700 var(--size-h3) / 1.2 var(--font-display);
    }

    li > p {
      grid-row: 3;
    }

    li > b {
      grid-area: 2 / 1;
      font-size: var(--size-base);
      text-align: left;
    }
  }
`
