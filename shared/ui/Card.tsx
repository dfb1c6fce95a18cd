import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { tablet } from '../breakpoints.ts'

interface CardProps {
  readonly heading: string
  readonly text: string
  /** An icon on a tile: above the text, or beside it on narrow screens. */
  readonly mark?: ReactNode
  /** Above the heading, such as an `Eyebrow`. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** An item of a `CardGrid`. */
export const Card = ({ heading, text, mark, above, children }: CardProps) => (
  <Item>
    {mark}
    <Words>
      {above}
      <h3>{heading}</h3>
      <p>{text}</p>
      {children}
    </Words>
  </Item>
)

const Item = styled.li`
  display: flex;
  gap: 1.25rem;
  padding: clamp(1.25rem, 2.5vw, 2rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
  color: var(--text);

  ${tablet} {
    flex-direction: column;
    gap: 1rem;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.75rem;
  min-width: 0;

  h3 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  h3 + p {
    color: var(--muted);
  }
`
