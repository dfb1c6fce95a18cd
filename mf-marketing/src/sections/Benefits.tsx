import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { DrawnProduct } from '../content/product.ts'
import { night } from './night.ts'

type BenefitsProps = DrawnProduct['benefits'] & { readonly draw: DrawnProduct['BenefitsFigure'] }

/** What a product does for the business: one figure across the column, and the conclusions from it. */
export const Benefits = ({ heading, lead, items, figure, numeral, draw }: BenefitsProps) => (
  <Section heading={heading} lead={lead} tone={numeral ? 'ink' : 'paper'}>
    <Ground data-numeral={numeral}>
      {draw(figure as never)}
      <Readings>
        {items.map(({ reads, heading: title, text }) => (
          <li key={title}>
            {reads && <b>{reads}</b>}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Readings>
    </Ground>
  </Section>
)

/** With a numeral, the section is dark, and the figure has its colours for a dark background. */
const Ground = styled.div`
  &[data-numeral] {
    position: relative;
    ${night}
  }

  &[data-numeral]::before {
    content: attr(data-numeral);
    content: attr(data-numeral) / '';
    display: block;
    margin-bottom: 2rem;
    color: var(--bright);
    font: 700 calc(2.6 * var(--size-h1)) / 0.85 var(--font-display);
    letter-spacing: -0.05em;
  }

  ${desktop} {
    &[data-numeral]::before {
      position: absolute;
      right: 0;
      bottom: 100%;
    }
  }
`

const Readings = styled.ul`
  display: grid;
  gap: 2rem clamp(1.5rem, 3vw, 2.5rem);
  margin-top: clamp(2rem, 4vw, 3rem);
  padding: 0;
  list-style: none;

  li {
    padding-top: 0.875rem;
    border-top: 1px solid var(--text);
  }

  b {
    display: block;
    font: 700 calc(1.15 * var(--size-h3)) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  h3 {
    margin-top: 0.5rem;
    color: var(--action-strong);
    font: 600 var(--size-base) / 1.4 var(--font-text);
  }

  p {
    color: var(--muted);
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
