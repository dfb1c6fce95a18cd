import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { balance, type DayLedger } from '../content/day-ledger.ts'
import type { Drawing } from '../content/drawing.ts'
import { alike, signedBy } from '../content/rupees.ts'
import type { Leads } from '../content/use-case.ts'
import { closeMargin, DayClose } from './DayClose.tsx'
import { DayColumns } from './DayColumns.ts'
import { Thing } from './papers/Thing.tsx'
import { Sentences } from './Sentences.tsx'

interface DayBookProps extends DayLedger {
  readonly heading: string
  /** Placed on the line that rules off the book. */
  readonly thing: Drawing
  readonly leads: Leads
}

/** A bold statement on a dark band, and the trade's day hour by hour, up to the minute its book is closed. */
export const DayBook = ({ heading, date, entries, close, thing, leads }: DayBookProps) => {
  const { came, went, net } = balance(entries)
  const write = signedBy(alike([...entries.map(({ amount }) => amount), net]))
  return (
    <Band>
      <DayColumns $leads={leads} $count={entries.length}>
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
      </DayColumns>
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

/** After the book in the document, because the line's position depends on the book's length. */
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
