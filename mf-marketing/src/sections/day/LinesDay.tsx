import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { Thing } from '../papers/Thing.tsx'
import { Sentences } from '../Sentences.tsx'
import { closeMargin, DayClose } from './DayClose.tsx'
import { DayDate, DayEntries, DaySums } from './DayEntries.tsx'
import type { Day } from './day.ts'
import { LinesColumns } from './LinesColumns.ts'

/** The day line by line; its object is placed on the line that rules off the book. */
export const LinesDay = ({ heading, date, thing, leads, close, net, write, ...day }: Day) => (
  <>
    <LinesColumns $leads={leads}>
      <Sentences text={heading} />
      <Book>
        <DayDate>{date}</DayDate>
        <DayEntries {...day} write={write} />
        <DaySums {...day} write={write} />
      </Book>
      <Standing>
        {thing && <Thing {...thing} />}
        {thing?.caption && <p>{thing.caption}</p>}
      </Standing>
    </LinesColumns>
    <Container>
      <DayClose {...close} gain={net > 0} net={write(net)} />
    </Container>
  </>
)

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
`
