import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { css, styled } from 'styled-components'
import { balance, type DayLedger } from '../content/day-ledger.ts'
import type { Drawing } from '../content/drawing.ts'
import { alike, signedBy } from '../content/rupees.ts'
import type { Leads } from '../content/use-case.ts'
import { atHalf, atThird, gap } from './columns.ts'
import { closeMargin, DayClose } from './DayClose.tsx'
import { Thing } from './papers/Thing.tsx'
import { Sentences } from './Sentences.tsx'

interface DayBookProps extends DayLedger {
  readonly heading: string
  /** Stands on the line that rules the book off. */
  readonly thing: Drawing
  readonly leads: Leads
}

/** A bold statement on a dark band, and the trade's day by the clock, to the minute its book is closed. */
export const DayBook = ({ heading, date, entries, close, thing, leads }: DayBookProps) => {
  const { came, went, net } = balance(entries)
  const write = signedBy(alike([...entries.map(({ amount }) => amount), net]))
  return (
    <Band>
      <Columns $leads={leads} $count={entries.length}>
        <Sentences text={heading} />
        <Book>
          <h3>{date}</h3>
          <ol>
            {entries.map(({ time, event, note, amount }) => (
              <li key={time}>
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
          </ol>
          <dl>
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
          </dl>
        </Book>
        <Standing>
          <Thing {...thing} />
          {thing.caption && <p>{thing.caption}</p>}
        </Standing>
      </Columns>
      <Container>
        <DayClose {...close} gain={net > 0} net={write(net)} />
      </Container>
    </Band>
  )
}

const Band = styled.section`
  padding-block: clamp(3.5rem, 7vw, 6.5rem);
  background: var(--ink);
  color: var(--on-ink);
  font-variant-numeric: tabular-nums;
`

/** Across the page; what stands on the last line is beside what came in and went out. */
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

  > :last-child {
    grid-area: 4 / 1;
    margin-top: 1.5rem;
  }
`

/** A line for each entry, its time and its sum as large as they matter. */
const large = css`
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

/** The statement is the page's largest, and the day runs below it from left to right. */
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

  li {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    align-content: start;
    border: 0;
  }

  time {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  li > b {
    grid-column: 1;
    text-align: left;
  }
`

const composed = { day: large, steps: undefined, claim }

const Columns = styled(Container)<{ $leads: Leads; $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};

  ${desktop} {
    grid-template-columns: ${atHalf};
    grid-template-rows: ${({ $leads }) => $leads === 'steps' && 'auto minmax(0, 1fr)'};

    && {
      ${({ $leads }) => composed[$leads]}
    }
  }
`

/** After the book in the document: where the line is, depends on how long the book is. */
const Standing = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 1rem 2rem;
  align-items: end;
  margin-bottom: calc(-1 * ${closeMargin});

  p {
    flex: 1 11rem;
    padding-bottom: 1rem;
    color: var(--on-ink-muted);
    font-size: var(--size-small);
  }

  ${desktop} {
    grid-area: 2 / 1;
    align-self: end;
  }
`

const Book = styled.div`
  ${desktop} {
    grid-area: 1 / 2 / span 2;
  }

  h3 {
    padding-bottom: 0.75rem;
    border-bottom: 1px solid var(--on-ink-muted);
    font: 600 var(--size-small) / 1.4 var(--font-text);
  }

  ol {
    padding: 0;
    list-style: none;
  }

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

  dl > div {
    display: flex;
    justify-content: space-between;
    padding-top: 0.5rem;
    color: var(--on-ink-muted);
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
