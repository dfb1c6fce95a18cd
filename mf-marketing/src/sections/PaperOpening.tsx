import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Paper } from '../content/paper.ts'
import { OpeningWords, type Words } from './OpeningWords.tsx'
import { Desk } from './papers/Desk.tsx'
import { indentOf, laidOut, lies } from './papers/laid-out.ts'

interface PaperOpeningProps extends Words {
  readonly paper: Paper
  /** The dark band follows, and the paper overlaps it. */
  readonly meetsNight: boolean
}

/** Top of a trade's page: its paper spans the whole width. */
export const PaperOpening = ({ paper, meetsNight, ...words }: PaperOpeningProps) => (
  <Header data-night={meetsNight || undefined}>
    <OpeningWords {...words} beside={hangingWidth(paper)} />
    <Container>
      <Desk {...paper} />
    </Container>
  </Header>
)

/** Words are beside a paper that hangs into them. */
const hangingWidth = ({ make = 'statement', width = laidOut.width }: Paper) =>
  lies[make].hangs > 0 ? indentOf(width) + width : undefined

const night = 'clamp(10rem, 16vw, 14rem)'

const Header = styled.header`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: clamp(2.5rem, 5vw, 4.5rem);

  /* While the words stand above the paper. */
  ${tablet} and (width < 80rem) {
    && h1 {
      max-width: 15.75ch;
    }
  }

  &[data-night] {
    padding-bottom: 2rem;
  }

  &[data-night]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    height: ${night};
    background: var(--ink);
  }
`
