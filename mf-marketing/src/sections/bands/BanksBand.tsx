import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { BalancesPicture } from '../../content/pictures/balances.ts'
import type { Product } from '../../content/product.ts'
import { BankRow } from './BankRow.tsx'

interface BanksBandProps extends Pick<Product, 'statement'> {
  readonly picture: BalancesPicture
}

/** All banks in one row, up to the window's edge, and two hours of a morning with the linked ones. */
export const BanksBand = ({ statement: { heading, text, hours }, picture }: BanksBandProps) => (
  <Band>
    <Columns>
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      {hours?.map(([time, what]) => (
        <p key={time}>
          <time>{time}</time>
          {what}
        </p>
      ))}
    </Columns>
    <BankRow {...picture} />
  </Band>
)

const Band = styled.section`
  overflow: clip;
  background: var(--ink);
  color: var(--on-ink);

  && {
    padding-bottom: 0;
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem 2rem;

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  h2 + p {
    margin-top: 1rem;
    max-width: 34em;
    font-size: var(--size-lead);
    line-height: 1.5;
  }

  > p {
    color: color-mix(in srgb, var(--on-ink) 86%, var(--ink));
  }

  time {
    display: block;
    margin-bottom: 0.5rem;
    color: var(--bright);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > div {
      grid-column: 1 / -1;
    }
  }

  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3.5fr);

    > div {
      grid-column: 1;
      padding-right: 1rem;
    }

    > p {
      padding-top: 0.75rem;
      border-top: 1px solid var(--on-ink-muted);
    }
  }
`
