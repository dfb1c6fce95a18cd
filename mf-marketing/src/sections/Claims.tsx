import { tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { why } from '../content/about.ts'

/** Four claims, each on its own tile, with what can be counted about it. */
export const Claims = () => (
  <Section heading={why.heading}>
    <Tiles>
      {why.items.map(({ heading, text, figure, says }) => (
        <li key={heading}>
          <p>
            <b>{figure}</b> {says}
          </p>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Tiles>
  </Section>
)

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  overflow: clip;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--line);
  list-style: none;

  li {
    padding: clamp(1.25rem, 3vw, 2.5rem);
    background: var(--card);
  }

  b {
    display: block;
    color: var(--action);
    font: 700 calc(1.2 * var(--size-h2)) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  p {
    color: var(--muted);
  }

  h3 {
    margin-block: clamp(1.5rem, 3vw, 2.5rem) 0.25rem;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
