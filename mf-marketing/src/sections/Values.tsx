import { tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { values } from '../content/careers.ts'

/** Four words in headline size, stacked so that their first letters form a column. */
export const Values = () => (
  <Section heading={values.heading} tone="card">
    <Words>
      {values.items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Words>
  </Section>
)

const Words = styled.ul`
  display: grid;
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  h3 {
    font: 700 calc(1.15 * var(--size-h1)) / 1 var(--font-display);
    letter-spacing: -0.03em;
  }

  h3::first-letter {
    color: var(--action);
  }

  p {
    color: var(--muted);
    font-size: var(--size-lead);
  }

  ${tablet} {
    gap: 0.5rem;

    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 2rem;
      align-items: baseline;
    }
  }
`
