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
  /** Such as dates or buttons. */
  readonly children?: ReactNode
  /** Beside the text on large screens, below it on small ones. */
  readonly picture?: ReactNode
}

export const PageHeader = ({ tag, title, lead, children, picture }: PageHeaderProps) => (
  <Header>
    <Columns $pictured={picture !== undefined}>
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

  /* There is nothing below to separate: the page says that it is missing. */
  &:only-child {
    border-color: transparent;
  }
`

const Columns = styled(Container)<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4.5rem);
  align-items: center;

  /* Keeps the text in place when the picture arrives. */
  > :first-child {
    align-self: start;
  }

  ${desktop} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`

const Title = styled.h1`
  max-width: 12em;
  margin-top: 0.75rem;
  font: 700 var(--size-h1) / 1.04 var(--font-display);
  letter-spacing: -0.02em;
  overflow-wrap: break-word;
`

const Lead = styled.p`
  max-width: 34em;
  margin-top: 1.25rem;
  color: var(--muted);
  font-size: var(--size-lead);
  text-wrap: balance;
`
