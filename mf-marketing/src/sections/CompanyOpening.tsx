import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CompanyOpeningProps {
  readonly tag: string
  readonly title: string
  readonly lead: string
  /** A drawing from one edge of the window to the other. */
  readonly above?: ReactNode
  /** A drawing as wide as the words. */
  readonly below?: ReactNode
  /** A tall plate beside the words. */
  readonly beside?: ReactNode
  /** What follows the lead. */
  readonly children?: ReactNode
}

/** The top of a page about us: its words, and on some pages the drawing of a real bridge. */
export const CompanyOpening = ({ tag, title, lead, above, below, beside, children }: CompanyOpeningProps) => (
  <Header>
    {above && <Across>{above}</Across>}
    <Words data-with={above ? 'span' : beside && 'plate'}>
      <div>
        <Eyebrow>{tag}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <div>
        <p>{lead}</p>
        {children}
      </div>
      {beside}
    </Words>
    {below && <Below>{below}</Below>}
  </Header>
)

const Header = styled.header`
  overflow: clip;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 4vw, 3rem);
`

const Words = styled(Container)`
  display: grid;
  gap: 1.25rem 3.5rem;
  align-items: start;

  h1 {
    max-width: 10em;
    margin-top: 0.75rem;
    font: 700 var(--size-h1) / 1.04 var(--font-display);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
  }

  div + div > p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.5;
    text-wrap: balance;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);

    &[data-with='plate'] {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr);

      > :nth-child(2) {
        grid-area: 2 / 1; /* explicit, so that it does not move when the plate arrives */
      }
    }

    > :nth-child(3) {
      grid-area: 1 / 2 / 3;
    }
  }

  > :nth-child(2) {
    max-width: 27rem;
  }

  &[data-with='span'] h1 {
    max-width: 12.65em;
  }
`

const Below = styled(Container)`
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
`

/** A bridge whose deck is as long as the window is wide. */
const Across = styled.div`
  margin-block: -1.5rem clamp(2rem, 4vw, 3.5rem);

  > div > p {
    padding-inline: max(var(--gutter), 50% - var(--column) / 2);
  }

  @media (min-width: 100rem) {
    --lettering: 0.8;
  }
`
