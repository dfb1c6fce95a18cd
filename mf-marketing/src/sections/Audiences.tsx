import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'

/** The audiences of a product: who they are, and below it in large type what they get. */
export const Audiences = ({ heading, lead, items }: Group) => (
  <Section heading={heading} lead={lead} tone="card">
    <List $count={items.length}>
      {items.map((item) => (
        <li key={item.heading}>
          <h3>{item.heading}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4vw, 3.5rem) clamp(2rem, 7vw, 6rem);
  padding: 0;
  list-style: none;

  h3 {
    color: var(--action-strong);
    font: 600 var(--size-base) / 1.4 var(--font-text);
  }

  p {
    max-width: 22em;
    margin-top: 0.375rem;
    font: 600 var(--size-h3) / 1.25 var(--font-display);
    letter-spacing: -0.01em;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }
`
