import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'

/** A section of numbered steps. */
export const Steps = ({ heading, lead, items }: Group) => (
  <Section heading={heading} lead={lead} tone="card">
    <List>
      {items.map((step) => (
        <li key={step.heading}>
          <h3>{step.heading}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    padding-top: 1.25rem;
    border-top: 2px solid var(--action);
    counter-increment: step;
  }

  li::before {
    color: var(--action);
    font: 600 var(--size-small) / 1 var(--font-text);
    content: counter(step);
  }

  h3 {
    margin-block: 0.5rem;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    color: var(--muted);
  }
`
