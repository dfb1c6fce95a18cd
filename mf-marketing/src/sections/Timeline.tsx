import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'

/** Numbered steps one below the other, so that each has a full measure. */
export const Timeline = ({ heading, items }: Group) => (
  <Section heading={heading} tone="card">
    <Line>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Line>
  </Section>
)

const Line = styled.ol`
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding: 0.125rem 0 2.25rem 4.25rem;
    counter-increment: step;
  }

  li:last-child {
    padding-bottom: 0;
  }

  /* To the next number. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 2.75rem;
    bottom: 0.25rem;
    left: 1.1875rem;
    border-left: 1.5px solid var(--line);
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1.5px solid var(--action);
    border-radius: 50%;
    background: var(--card);
    color: var(--action-strong);
    font: 650 var(--size-base) / 1 var(--font-display);
  }

  h3 {
    font: 650 var(--size-h3) / 1.4 var(--font-display);
  }

  p {
    max-width: 34em;
    margin-top: 0.25rem;
    color: var(--muted);
  }

  ${desktop} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: 2rem;
      align-items: baseline;
    }
  }
`
