import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Container } from './Container.tsx'
import { Unbroken } from './Unbroken.tsx'

interface SectionProps {
  /** Anchor for links to this section. */
  readonly id?: string
  readonly heading: string
  readonly lead?: string | undefined
  readonly tone?: 'paper' | 'card' | 'ink'
  readonly children?: ReactNode
}

/** A band of a page, with a second-level heading. */
export const Section = ({ id, heading, lead, tone = 'paper', children }: SectionProps) => (
  <Band id={id} $tone={tone}>
    <Container>
      <Heading>{heading}</Heading>
      {lead && (
        <Lead>
          <Unbroken text={lead} />
        </Lead>
      )}
      {children && <Content>{children}</Content>}
    </Container>
  </Band>
)

const tones = {
  paper: css`
    background: var(--paper);
  `,
  card: css`
    border-block: 1px solid var(--line);
    background: var(--card);
  `,
  ink: css`
    background: var(--ink);
    color: var(--on-ink);
  `,
}

const Band = styled.section<{ $tone: keyof typeof tones }>`
  padding-block: clamp(3.5rem, 8vw, 7rem);
  ${({ $tone }) => tones[$tone]}
`

const Heading = styled.h2`
  max-width: 16em;
  font: 700 var(--size-h2) / 1.1 var(--font-display);
  letter-spacing: -0.015em;
`

const Lead = styled.p`
  max-width: 36em;
  margin-top: 1rem;
  font-size: var(--size-lead);
  text-wrap: balance;
  opacity: 0.82;
`

const Content = styled.div`
  margin-top: clamp(2rem, 4vw, 3.5rem);
`
