import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { fees } from '../content/fees.ts'
import type { FeeParts, Product } from '../content/product.ts'

/** What a product charges for and what it does not, with the terms for every product. */
export const Fees = ({ fees: { heading, lead, free }, table }: Pick<Product, 'fees'> & FeeParts) => (
  <Section id={fees.id} heading={heading} lead={lead}>
    <Sheet>
      {table}
      <Free>
        <b aria-hidden="true">{fees.nothing}</b>
        <h3>{fees.freeHeading}</h3>
        <ul>
          {[...free, ...fees.free].map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </Free>
      <Terms>
        {fees.terms.map((term) => (
          <p key={term}>{term}</p>
        ))}
        {fees.links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Terms>
    </Sheet>
  </Section>
)

/** The table and what is free, under a double rule, as in a printed schedule. */
const Sheet = styled.div`
  --between: clamp(2rem, 6vw, 5.5rem);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.5rem, 3vw, 2.5rem) var(--between);
  align-items: start;
  padding-top: 1.25rem;
  border-top: 4px double var(--text);

  ${desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`

const Free = styled.div`
  > b {
    display: block;
    margin-left: -0.04em;
    color: var(--action);
    font: 700 calc(2.2 * var(--size-h1)) / 0.9 var(--font-display);
    letter-spacing: -0.05em;
  }

  h3 {
    padding-block: 0.75rem 0.625rem;
    border-bottom: 1px solid var(--text);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--line);
    line-height: 1.35;
  }

  ${tablet} {
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 2.5rem;
    }
  }

  /* The numeral is above its list, level with the section's heading. */
  ${desktop} {
    > b {
      position: absolute;
      bottom: calc(100% + 2rem);
      left: calc((100% - var(--between)) * 2 / 3 + var(--between));
    }

    h3 {
      padding-top: 0;
      line-height: 1;
    }

    ul {
      display: block;
    }
  }
`

const Terms = styled.div`
  display: grid;
  gap: 0.75rem clamp(2rem, 6vw, 5.5rem);
  padding-top: 1.25rem;
  border-top: 4px double var(--text);
  color: var(--muted);

  p {
    max-width: 32em;
    line-height: 1.45;
  }

  a {
    justify-self: start;
    font-weight: 600;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-column: 1 / -1;
    column-gap: 2rem;
  }
`
