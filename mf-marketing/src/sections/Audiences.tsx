import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Product } from '../content/product.ts'

/** The people whom a product is for, a line each: who they are, what they get, and the figure that they follow. */
export const Audiences = ({ audiences: { heading, lead, items } }: Pick<Product, 'audiences'>) => (
  <Section heading={heading} lead={lead} tone="card">
    <List>
      {items.map(({ heading: who, text, watches: [figure, says] }) => (
        <li key={who}>
          <h3>{who}</h3>
          <p>{text}</p>
          <p>
            <b>{figure}</b> {says}
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
    gap: 0.375rem 1.5rem;
    align-items: baseline;
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
  }

  h3 {
    font: 700 var(--size-lead) / 1.25 var(--font-display);
    letter-spacing: -0.01em;
  }

  h3 + p {
    font-size: var(--size-base);
    line-height: 1.45;
  }

  p + p {
    color: var(--muted);
    font-size: var(--size-base);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }

  b {
    margin-right: 0.25rem;
    color: var(--action-strong);
    font: 700 var(--size-h3) / 1.25 var(--font-display);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }

  ${desktop} {
    li {
      grid-template-columns: 15rem minmax(0, 1fr) 26rem;
    }

    p + p {
      display: grid;
      grid-template-columns: 9.5rem minmax(0, 1fr);
      align-items: baseline;
    }

    b {
      margin: 0;
    }
  }
`
