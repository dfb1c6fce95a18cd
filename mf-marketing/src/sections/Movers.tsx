import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { audiences } from '../content/about.ts'

/** Everyone who moves money, as a list of names. */
export const Movers = () => (
  <Section heading={audiences.heading}>
    <List>
      {audiences.items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.75rem, 4vw, 3.5rem) clamp(2rem, 4vw, 3.5rem);
  padding: 0;
  list-style: none;

  li {
    padding-top: 1rem;
    border-top: 2px solid var(--text);
  }

  h3 {
    font: 700 calc(1.15 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 24em;
    margin-top: 0.5rem;
    color: var(--muted);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
