import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { Sentences } from '../Sentences.tsx'
import { closeMargin, DayClose } from './DayClose.tsx'
import { DayDate, DayEntries, DaySums } from './DayEntries.tsx'
import { DayObject } from './DayObject.tsx'
import type { Day } from './day.ts'
import { LinesColumns } from './LinesColumns.ts'

/** The day line by line, with its object on the line that rules off the book. */
export const LinesDay = ({ heading, date, thing, leads, close, net, write, ...day }: Day) => (
  <>
    <LinesColumns $leads={leads}>
      <Sentences text={heading} />
      <Book>
        <DayDate date={date} />
        <DayEntries {...day} write={write} />
        <DaySums {...day} write={write} />
      </Book>
      <OnRule thing={thing} />
    </LinesColumns>
    <Container>
      <DayClose close={close} net={net} write={write} />
    </Container>
  </>
)

/** The object on the line. It follows the book in the document, because the line's position depends on the book. */
const OnRule = styled(DayObject)`
  margin-bottom: calc(-1 * ${closeMargin});

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
