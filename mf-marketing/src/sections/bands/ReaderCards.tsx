import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { BalancesPicture } from '../../content/pictures/balances.ts'
import type { Product } from '../../content/product.ts'
import { CashGround, LinesGround, PageGround } from './reader-grounds.tsx'

interface ReaderCardsProps extends Pick<Product, 'audiences'> {
  readonly picture: BalancesPicture
}

/** The people a product is for: a card each, headed by a drawing of the figure that they follow. */
export const ReaderCards = ({ audiences: { heading, lead, items }, picture }: ReaderCardsProps) => {
  const grounds = [
    <CashGround key="cash" {...picture} />,
    <LinesGround key="lines" />,
    <PageGround key="page" {...picture} />,
  ]
  return (
    <Section heading={heading} lead={lead} tone="card">
      <Cards>
        {items.map(({ heading: who, text, watches: [figure, says] }, i) => (
          <li key={who}>
            {grounds[i]}
            <p>
              <b>{figure}</b>
              {says}
            </p>
            <h3>{who}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
    </Section>
  )
}

const Cards = styled.ul`
  display: grid;
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  > li {
    overflow: clip;
    padding-bottom: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }

  p,
  h3 {
    padding-inline: 1.25rem;
  }

  svg + p,
  ul + p {
    padding-top: 0.75rem;
    color: var(--muted);
  }

  b {
    margin-right: 0.5rem;
    color: var(--text);
    font: 700 calc(0.8 * var(--size-h2)) / 1.15 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }

  h3 {
    padding-top: 0.5rem;
    font: 700 var(--size-lead) / 1.3 var(--font-display);
  }

  h3 + p {
    line-height: 1.45;
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1rem;
  }

  ${desktop} {
    gap: 2rem;

    li {
      padding-bottom: 1.25rem;
    }

    b {
      display: block;
      margin: 0;
    }

    p,
    h3 {
      padding-inline: 1.5rem;
    }
  }
`
