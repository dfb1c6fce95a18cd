import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { type Account, dealer } from '../../content/figures/dealer.ts'
import { total } from '../../content/figures/figure.ts'
import type { Product } from '../../content/product.ts'
import { rupees } from '../../content/rupees.ts'

/** The hours of the statement as books record them: an account in two columns, with the hour of each entry. */
export const AccountBand = ({ statement: { heading, text, hours = [] } }: Pick<Product, 'statement'>) => (
  <section>
    <Columns>
      <h2>{heading}</h2>
      <TwoSided>{dealer.sides.map((side, i) => sideOf(side, hours.slice(i, i ? undefined : 1)))}</TwoSided>
      <p>{text}</p>
    </Columns>
  </section>
)

const sideOf = (
  [name, entries]: Account['sides'][number],
  hours: NonNullable<Product['statement']['hours']>,
) => (
  <section key={name} aria-label={name}>
    <small>{name}</small>
    <ol>
      {entries.map(({ what, amount }, i) => (
        <li key={what}>
          <time>{hours[i]?.[0]}</time>
          <b>{what}</b>
          <b>{rupees(amount)}</b>
          <span>{hours[i]?.[1]}</span>
        </li>
      ))}
    </ol>
    <p>
      <span>{dealer.total}</span>
      <b>{rupees(total(entries.map(({ amount }) => amount)))}</b>
    </p>
  </section>
)

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(1.5rem, 5vw, 4.5rem);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  > p {
    max-width: 34em;
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  ${desktop} {
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 8fr);

    > p {
      align-self: end;
    }

    > section {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** An account in the shape of a T: a rule across the top, and one down the middle. Both sums have a double rule. */
const TwoSided = styled.section`
  display: grid;
  font-variant-numeric: tabular-nums;

  section {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    padding-block: 0.25rem 1.5rem;
    border-top: 2px solid var(--text);
  }

  small {
    display: block;
    padding-block: 0.5rem;
    color: var(--muted);
    font-size: var(--size-small);
  }

  ol {
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr) 6rem;
    gap: 0.125rem 0.5rem;
    align-items: baseline;
    padding-block: 0.75rem 1rem;
    border-top: 1px solid var(--line);
  }

  time {
    color: var(--action-strong);
    font-weight: 600;
  }

  b {
    font-weight: 600;
  }

  li > b + b,
  p > b {
    text-align: right;
  }

  li > span {
    grid-column: 2 / -1;
    color: var(--muted);
    line-height: 1.45;
  }

  p {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6rem;
    gap: 0.5rem;
    padding-block: 0.625rem;
    border-top: 1px solid var(--text);
    border-bottom: 4px double var(--text);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    section {
      padding-bottom: 0;
      padding-right: 1.5rem;
    }

    section + section {
      padding-right: 0;
      padding-left: 1.5rem;
      border-left: 2px solid var(--text);
    }
  }
`
