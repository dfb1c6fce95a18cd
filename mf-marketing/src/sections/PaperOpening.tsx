import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Paper } from '../content/paper.ts'
import { OpeningWords, type Words } from './OpeningWords.tsx'
import { Desk } from './papers/Desk.tsx'
import { indentOf, laidOut, lies } from './papers/laid-out.ts'

interface PaperOpeningProps extends Words {
  readonly paper: Paper
}

/** Top of a trade's page: its paper spans the whole width and overlaps the dark band below. */
export const PaperOpening = ({ paper, ...words }: PaperOpeningProps) => (
  <Header>
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
  padding-block: clamp(2.5rem, 5vw, 4.5rem) 2rem;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    height: ${night};
    background: var(--ink);
  }
`
