import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { drawnText } from '../drawn-text.ts'

interface ConsoleProps {
  /** The picture's text alternative. */
  readonly label: string
  readonly title: string
  readonly sum: string
  readonly children: ReactNode
}

/** A window of the dashboard, drawn. */
export const Console = ({ label, title, sum, children }: ConsoleProps) => (
  <Frame role="img" aria-label={label}>
    <Head>
      <b>{title}</b>
      <span>{sum}</span>
    </Head>
    {children}
  </Frame>
)

const Frame = styled.div`
  overflow: clip;
  outline: 1px solid transparent; /* shown in forced colours */
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow-high);
  ${drawnText}
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  padding: 1rem clamp(1.25rem, 2.5vw, 2rem);
  background: var(--ink-2);
  color: var(--on-ink);
  font-size: var(--size-base);

  span {
    color: var(--bright);
  }
`
