import { tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'

/** Numbered steps on one line, like the piers of a bridge. */
export const Steps = ({ heading, lead, items }: Group) => (
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

// On narrow screens the line is vertical.
const List = styled.ol<{ $count: number }>`
  display: grid;
  margin-left: 1rem;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 2rem 2.25rem;
    border-left: 1.5px solid var(--line);
    counter-increment: step;
  }

  li:last-child {
    padding-bottom: 0;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: -0.125rem;
    left: -1rem;
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1.5px solid var(--action);
    border-radius: 50%;
    background: var(--card);
    color: var(--action-strong);
    font: 650 var(--size-small) / 1 var(--font-text);
  }

  h3 {
    margin-bottom: 0.5rem;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    color: var(--muted);
  }

  ${tablet} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: 2.5rem clamp(1.25rem, 2.5vw, 2rem);
    margin-left: 0;

    li {
      padding: 2rem 0 0;
      border-top: 1.5px solid var(--line);
      border-left: 0;
    }

    li::before {
      top: -1rem;
      left: 0;
    }
  }
`
