import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface CardProps {
  readonly heading: string
  readonly text: string
  /** Above the heading, such as an `Eyebrow`. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** An item of a `CardGrid`. */
export const Card = ({ heading, text, above, children }: CardProps) => (
  <Item>
    {above}
    <h3>{heading}</h3>
    <p>{text}</p>
    {children}
  </Item>
)

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  padding: clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--text);

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  h3 + p {
    color: var(--muted);
  }
`
