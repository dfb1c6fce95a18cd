import { desktop } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { styled } from 'styled-components'
import type { LinkTo } from '../content/item.ts'
import type { Paper } from '../content/paper.ts'
import { Desk } from './papers/Desk.tsx'
import { laidOut } from './papers/laid-out.ts'

interface PaperOpeningProps {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
  readonly paper: Paper
}

/** Top of a trade's page: its paper lies across the whole width, its foot already in the night below. */
export const PaperOpening = ({ tag, title, lead, start, paper }: PaperOpeningProps) => (
  <Header>
    <Words>
      <div>
        <Eyebrow>{tag}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <div>
        <p>{lead}</p>
        <Actions>
          <ButtonLink href={start.href}>{start.label}</ButtonLink>
        </Actions>
      </div>
    </Words>
    <Container>
      <Desk {...paper} />
    </Container>
  </Header>
)

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

const Words = styled(Container)`
  display: grid;
  gap: 1.25rem ${laidOut.gap}rem;
  align-items: end;
  margin-bottom: clamp(2.5rem, 4vw, 4rem);

  h1 {
    max-width: 14ch;
    margin-top: 0.75rem;
    font: 700 var(--size-h1) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  div + div > p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  p + div {
    margin-top: 1.5rem;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
    align-items: start;
  }

  ${laidOut.beside} {
    grid-template-columns: ${laidOut.width}rem minmax(0, 1fr);
    margin-bottom: 1.25rem;
  }
`
