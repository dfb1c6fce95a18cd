import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { fees } from '../content/fees.ts'
import type { FeeParts, Product } from '../content/product.ts'

/** What a product charges for. The terms for every product are printed once, on another page. */
export const OwnFees = ({ fees: { heading, lead }, table, free }: Pick<Product, 'fees'> & FeeParts) => (
  <Band id={fees.id}>
    <Columns>
      <div>
        <h2>{heading}</h2>
        <p>{lead}</p>
        {fees.linksOfOwn.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </div>
      {table}
      {free}
    </Columns>
  </Band>
)

const Band = styled.section`
  border-block: 1px solid var(--line);
  background: var(--card);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem clamp(2rem, 6vw, 5.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);

    > :nth-child(3) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      padding-top: 2rem;
      border-top: 1px solid var(--text);
    }
  }

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 34em;
    margin-block: 1rem 0.5rem;
    color: var(--muted);
  }

  a {
    display: block;
    width: fit-content;
    margin-top: 0.75rem;
    font-weight: 600;
  }
`
