import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Product } from '../content/product.ts'

/** Whom a product is for, a line each: who, what they get, and the figure that they follow. */
export const Audiences = ({ heading, lead, items }: Product['audiences']) => (
  <Section heading={heading} lead={lead} tone="card">
    <List>
      {items.map(({ heading: who, text, watches: [figure, says] }) => (
        <li key={who}>
          <h3>{who}</h3>
          <p>{text}</p>
          <p>
            <b>{figure}</b>
            {says}
          </p>
        </li>
      ))}
    </List>
  </Section>
)

const List = styled.ul`
  padding: 0;
  border-top: 1px solid var(--text);
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.375rem 2rem;
    align-items: baseline;
    padding-block: 1.25rem;
    border-bottom: 1px solid var(--line);
  }

  h3 {
    font: 650 var(--size-h3) / 1.25 var(--font-display);
    letter-spacing: -0.01em;
  }

  h3 + p {
    max-width: 32em;
    color: var(--muted);
    font-size: var(--size-reading);
    line-height: 1.45;
  }

  p + p {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  b {
    margin-right: 0.5rem;
    color: var(--action-strong);
    font: 650 var(--size-h3) / 1.25 var(--font-display);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  ${desktop} {
    li {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    b {
      display: block;
    }
  }
`
