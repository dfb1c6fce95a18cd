import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { desktop } from '../breakpoints.ts'
import { Container } from './Container.tsx'
import { Eyebrow } from './Eyebrow.tsx'

interface PageHeaderProps {
  readonly tag?: string
  /** The page's only h1. */
  readonly title: string
  readonly lead?: string
  /** Shown below the lead, such as dates or buttons. */
  readonly children?: ReactNode
  /** Beside the text on large screens, below it on small ones. */
  readonly picture?: ReactNode
}

export const PageHeader = ({ tag, title, lead, children, picture }: PageHeaderProps) => (
  <Header data-pictured={picture ? '' : undefined}>
    <Columns>
      <div>
        {tag && <Eyebrow>{tag}</Eyebrow>}
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </div>
      {picture}
    </Columns>
  </Header>
)

const Header = styled.header`
  position: relative;
  isolation: isolate;
  overflow: clip;
  padding-block: clamp(3rem, 7vw, 6.5rem) clamp(2.5rem, 5vw, 4.5rem);
  border-bottom: 1px solid var(--line);

  /* The picture needs room, and the text is beside it. */
  &[data-pictured] {
    padding-block: clamp(1.5rem, 3.5vw, 3rem) clamp(1.5rem, 3vw, 2.5rem);
  }

  /* The only element of a missing page: there is nothing below to separate it from. */
  &:only-child {
    border-color: transparent;
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 5vw, 4.5rem);
  align-items: start; /* neither moves while the other arrives */

  ${desktop} {
    [data-pictured] > & {
      --gap: clamp(2rem, 4vw, 3.5rem);
      grid-template-columns: calc(50.5% - var(--gap)) minmax(0, 1fr);
      gap: var(--gap);
    }

    [data-pictured] > & h1 {
      font-size: clamp(2.25rem, 1.5rem + 2.2vw, 3.5rem);
    }
  }
`

const Title = styled.h1`
  max-width: 12em;
  margin-top: 0.75rem;
  font: 700 var(--size-h1) / 1.04 var(--font-display);
  letter-spacing: -0.02em;
  overflow-wrap: break-word;

  @media (width < 44rem) {
    [data-pictured] & {
      font-size: calc(0.9 * var(--size-h1));
    }
  }
`

const Lead = styled.p`
  max-width: 34em;
  margin-top: 1.25rem;
  color: var(--muted);
  font-size: var(--size-lead);
  text-wrap: balance;

  /* On a phone, the picture follows this text. */
  @media (width < 44rem) {
    [data-pictured] & {
      margin-top: 0.75rem;
      font-size: var(--size-body);
    }
  }
`
