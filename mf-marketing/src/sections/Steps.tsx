import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { css, styled } from 'styled-components'
import type { Group, Marked } from '../content/item.ts'
import { MarkedItems } from './MarkedItems.tsx'

/** Numbered steps on one line, like the piers of a bridge. */
export const Steps = ({ heading, lead, items }: Group<Marked>) => (
  <Section heading={heading} lead={lead} tone="card">
    <List $count={items.length}>
      <MarkedItems items={items} />
    </List>
  </Section>
)

/** Leaves no cell empty. */
const threeAboveTwo = css`
  > * {
    grid-column: span 2;
  }

  > :nth-child(n + 4) {
    grid-column: span 3;
  }
`

// On narrow screens the line is vertical, and the numbers replace the icons.
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

  li > :first-child {
    display: none;
  }

  h3 {
    margin-bottom: 0.5rem;
  }

  ${tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 5 ? 6 : $count)}, minmax(0, 1fr));
    gap: 2.5rem clamp(1.25rem, 2.5vw, 2rem);
    margin-left: 0;

    li {
      padding: 2.25rem 0 0;
      border-top: 1.5px solid var(--line);
      border-left: 0;
    }

    li::before {
      top: -1rem;
      left: 0;
    }

    li > :first-child {
      display: grid;
    }

    h3 {
      margin-top: 1rem;
    }

    ${({ $count }) => $count === 5 && threeAboveTwo}
  }

  ${desktop} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));

    > :nth-child(n) {
      grid-column: auto;
    }
  }
`
