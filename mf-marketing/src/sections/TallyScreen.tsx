import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { alike } from '../content/rupees.ts'
import type { SumScreen } from '../content/screen.ts'
import type { Tally } from '../content/use-case.ts'
import { atHalf, gap } from './columns.ts'
import { drawnText } from './drawn-text.ts'
import { SumCells } from './states/SumCells.tsx'
import { TallyRack } from './TallyRack.tsx'

/** A mark for each item across the page, and below them the rows that matter tonight. */
export const TallyScreen = ({ title, sum, rows, tally }: SumScreen & { tally: Tally }) => {
  const write = alike(rows.map(([, , amount]) => amount))
  return (
    <div role="img" aria-label={`Dashboard: ${title}, ${sum}`}>
      <TallyRack {...tally} />
      <Rows>
        <Caption>
          {title} <span>{sum}</span>
        </Caption>
        {rows.map((row) => (
          <Row key={row[0]}>
            <SumCells row={row} write={write} />
          </Row>
        ))}
      </Rows>
    </div>
  )
}

const Rows = styled.div`
  display: grid;
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  column-gap: ${gap};
  ${drawnText}

  ${tablet} {
    grid-template-columns: ${atHalf};
  }
`

const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding-bottom: 0.5rem;
  border-bottom: 1px solid var(--text);
  font-weight: 600;

  span {
    color: var(--action-strong);
  }

  ${tablet} {
    grid-column: 1 / -1;
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  min-height: 3.5rem;
  padding-block: 0.5625rem;
  border-bottom: 1px solid var(--line);

  > :nth-child(2) {
    display: grid;
    justify-items: end;
  }
`
