import { tablet } from '@bridge/shared/breakpoints'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Day } from './day.ts'

/** The book itself: a line for each entry. */
export const DayEntries = ({ entries, write }: Pick<Day, 'entries' | 'write'>) => (
  <DayLines>
    {entries.map(({ time, event, note, amount }) => (
      <li key={time} data-out={amount < 0 ? '' : undefined}>
        <time>{time}</time>
        <p>
          <Unbroken text={event} />
          {note && (
            <small>
              <Unbroken text={note} />
            </small>
          )}
        </p>
        <b>{write(amount)}</b>
      </li>
    ))}
  </DayLines>
)

export const DaySums = ({ came, went, write }: Pick<Day, 'came' | 'went' | 'write'>) => (
  <Sums>
    {(
      [
        ['In', came],
        ['Out', went],
      ] as const
    ).map(([label, sum]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{write(sum)}</dd>
      </div>
    ))}
  </Sums>
)

/** The minute at which the book is closed, the day's net, and a last word. */
export const DayEnd = ({ close, net, write }: Pick<Day, 'close' | 'net' | 'write'>) => (
  <>
    <time>{close.time}</time>
    <b data-gain={net > 0 || undefined}>{write(net)}</b>
    <p>
      <Unbroken text={close.text} />
    </p>
  </>
)

/** The day's date, above the book. */
export const DayDate = ({ date }: { date: string }) => (
  <Heading>
    <Unbroken text={date} />
  </Heading>
)

const Heading = styled.h3`
  padding-bottom: 0.75rem;
  border-bottom: 1px solid var(--on-ink-muted);
  font: 600 var(--size-small) / 1.4 var(--font-text);
`

export const DayLines = styled.ol`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: 0.125rem 1rem;
    padding-block: 0.875rem;
    border-bottom: 1px solid var(--ink-line);
    line-height: 1.45;
  }

  time {
    color: var(--bright);
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }

  b {
    grid-column: 2;
    font-weight: 500;
    text-align: right;
  }

  ${tablet} {
    li {
      grid-template-columns: 4rem minmax(0, 1fr) 8.5rem;
    }

    b {
      grid-column: 3;
    }
  }
`

const Sums = styled.dl`
  > div {
    display: flex;
    justify-content: space-between;
    padding-top: 0.5rem;
    color: var(--on-ink-muted);
  }
`
