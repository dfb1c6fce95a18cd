import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { fees } from '../../content/fees.ts'
import type { FeeParts, Product } from '../../content/product.ts'

/** On one spread: the people a product is for, each with the figure that they follow, and the product's fees. */
export const PeopleAndFees = ({
  audiences,
  fees: { heading, lead },
  table,
  free,
}: Pick<Product, 'audiences' | 'fees'> & FeeParts) => (
  <Band>
    <Spread>
      <section>
        <h2>{audiences.heading}</h2>
        <ul>
          {audiences.items.map(({ heading: who, text, watches: [figure, says] }) => (
            <li key={who}>
              <p>
                <b>{figure}</b> {says}
              </p>
              <h3>{who}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id={fees.id}>
        <h2>{heading}</h2>
        <p>{lead}</p>
        {table}
        {free}
        <p>
          {fees.linksOfOwn.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </section>
    </Spread>
  </Band>
)

const Band = styled.section`
  border-block: 1px solid var(--line);
  background: var(--card);
`

const Spread = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 8vw, 5rem);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  > :first-child ul {
    display: grid;
    align-content: space-between;
    gap: 1.25rem;
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
    padding: 0;
    list-style: none;
  }

  li > p {
    max-width: 26em;
    line-height: 1.45;
  }

  li > :first-child {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }

  li b {
    margin-right: 0.25rem;
    color: var(--action);
    font: 700 calc(0.85 * var(--size-h2)) / 1.1 var(--font-display);
    letter-spacing: -0.03em;
  }

  li > h3 {
    margin-top: 0.25rem;
    font: 700 var(--size-lead) / 1.3 var(--font-display);
  }

  > section + section > p {
    max-width: 36em;
    margin-block: 1rem 1.75rem;
    color: var(--muted);
  }

  > section + section > p ~ p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    margin-block: 1.5rem 0;
    font-weight: 600;
  }

  ${tablet} {
    > :first-child ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2rem;
    }
  }

  ${desktop} {
    > :first-child ul {
      grid-template-columns: minmax(0, 1fr);
    }

    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 0;

    > section {
      display: grid;
      grid-template-rows: auto minmax(0, 1fr);
      padding-right: clamp(1.5rem, 3vw, 2.5rem);
    }

    li b {
      display: block;
    }

    li > h3 {
      margin-top: 0.75rem;
    }

    > section + section {
      display: block;
      padding: 0 0 0 clamp(2rem, 5vw, 4.5rem);
      border-left: 1px solid var(--line);
    }
  }
`
