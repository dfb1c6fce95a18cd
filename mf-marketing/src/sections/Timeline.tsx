import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { css, styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import type { Paper } from '../content/paper.ts'
import { cellsIn } from '../content/piece.ts'
import type { Leads, StepOnPaper } from '../content/use-case.ts'
import { atHalf, gap } from './columns.ts'
import { HeadedText } from './HeadedText.tsx'
import { PaperPiece } from './pieces/PaperPiece.tsx'
import { across } from './pieces/strip-across.ts'

interface TimelineProps extends Group<StepOnPaper> {
  readonly paper: Paper
  readonly leads: Leads
}

/** The steps, each beside its piece of one strip of the trade's paper. */
export const Timeline = ({ heading, items, paper, leads }: TimelineProps) => (
  <Desk>
    <Section heading={heading}>
      <Line
        $leads={leads}
        $count={items.length}
        $rows={Math.max(...items.map(({ piece }) => cellsIn(piece)))}
      >
        {items.map(({ heading, text, piece }) => (
          <li key={heading}>
            <HeadedText heading={heading} text={text} />
            <PaperPiece {...piece} paper={paper} as={asOf(paper, leads)} />
          </li>
        ))}
      </Line>
    </Section>
  </Desk>
)

/** Pieces of rolls and books follow one below the other, as a till prints and as a hand writes. */
const asOf = ({ make }: Paper, leads: Leads) =>
  leads === 'claim' || make === 'book' || make === 'roll' ? 'list' : 'line'

/** A background darker than the page, so that the paper on it looks like paper. */
const Desk = styled.div`
  --paper: color-mix(in srgb, var(--line) 55%, var(--card));
`

/** The words are on the left, and the strip is on the right. */
const beside = css`
  > li {
    grid-template-columns: ${atHalf};
    column-gap: ${gap};
  }

  [data-piece] {
    grid-area: 1 / 2 / span 2;
  }
`

/** The strip is on the left, and the words are on the right. */
const spine = css`
  > li {
    grid-template-columns: ${atHalf};
    column-gap: ${gap};
  }

  > li > h3,
  > li > p {
    grid-column: 2;
  }

  [data-piece] {
    grid-area: 1 / 1 / span 2;
  }
`

const composed = { day: beside, steps: spine, claim: beside }

const Line = styled.ol<{ $leads: Leads; $count: number; $rows: number }>`
  padding: 0;
  list-style: none;
  counter-reset: step;

  > li {
    display: grid;
    grid-template-rows: auto 1fr;
    counter-increment: step;
  }

  > li + li {
    margin-top: 2.5rem;
  }

  h3 {
    display: flex;
    gap: 1rem;
    font: 700 var(--size-h3) / 1.25 var(--font-display);
  }

  h3::before {
    content: counter(step);
    min-width: 1.5rem;
    color: var(--action);
    font-variant-numeric: tabular-nums;
  }

  > li > p {
    max-width: 31em;
    margin-block: 0.25rem 1.25rem;
    padding-left: 2.5rem;
  }

  ${tablet} {
    > li + li {
      margin-top: 0;
    }

    h3 {
      padding-top: 1rem;
    }

    > li > p {
      margin-bottom: 2rem;
    }

    > li + li > [data-piece] {
      border-top-style: dashed;
    }

    > li:not(:last-child) > [data-piece] {
      border-bottom-width: 0;
    }

    ${({ $leads }) => composed[$leads]}
  }

  ${desktop} {
    ${({ $leads }) => $leads === 'claim' && across}
  }
`
