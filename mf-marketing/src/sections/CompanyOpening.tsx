import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Bridge } from '../content/bridges/bridge.ts'
import { BridgeSheet } from './bridges/BridgeSheet.tsx'

interface CompanyOpeningProps {
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly bridge?: Bridge
  readonly children?: ReactNode
}

/** The top of a page about us: its words, and below them a bridge by other engineers. */
export const CompanyOpening = ({ tag, title, lead, bridge, children }: CompanyOpeningProps) => (
  <Header>
    <Words>
      <div>
        <Eyebrow>{tag}</Eyebrow>
        <h1>{title}</h1>
      </div>
      <div>
        <p>{lead}</p>
        {children}
      </div>
    </Words>
    {bridge && (
      <Container>
        <Below>
          <BridgeSheet {...bridge} />
        </Below>
      </Container>
    )}
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
    max-width: 15ch;
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
  }
`

const Below = styled.div`
  margin-top: clamp(2.5rem, 5vw, 4rem);
`
