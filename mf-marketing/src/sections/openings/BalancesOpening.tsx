import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type BalancesPicture, totalOf } from '../../content/pictures/balances.ts'
import { rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { BalancesStack } from './BalancesStack.tsx'
import { CashLine } from './CashLine.tsx'
import { type OpeningProps, Words } from './Words.tsx'

/** Balances are stacked at the window's edge, and from the top of the stack the cash line runs to the other edge. */
export const BalancesOpening = ({ picture, tag, title, lead, start }: OpeningProps<BalancesPicture>) => {
  const sum = totalOf(picture.accounts)
  return (
    <Band>
      <Above tag={tag} title={title} lead={lead} start={start} />
      <Land role="img" aria-label={picture.label}>
        <Sum>
          <b>{picture.title}</b>
          <span>{rupees(sum)}</span>
        </Sum>
        <BalancesStack accounts={picture.accounts} sum={sum} />
        <CashLine line={picture.line} sum={sum} />
      </Land>
    </Band>
  )
}

const Band = styled.header`
  --edge: max(var(--gutter), 50cqw - var(--column) / 2);
  --stack: calc(var(--edge) + 9.5rem);
  --high: 22rem;
  container-type: inline-size;
  overflow: clip;

  ${tablet} {
    --stack: calc(var(--edge) + 12.5rem);
    --high: 25rem;
  }

  ${desktop} {
    --stack: calc(var(--edge) + clamp(16rem, 21vw, 19rem));
  }
`

/** The width of the headline on one line plus some space, in em. */
const measure = '12.8'

const Above = styled(Words)`
  padding: clamp(2rem, 4.4vw, 4rem) var(--edge) 2rem;

  ${tablet} {
    h1 {
      font-size: calc((100cqw - 2 * var(--edge)) / ${measure});
      white-space: nowrap;
    }
  }

  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 2.5rem;
    padding-bottom: 0; /* the lead and the button end where the sum does */

    > p:first-child,
    h1 {
      grid-column: 1 / -1;
    }

    h1 + p {
      min-height: 4.75rem;
      margin-left: calc(var(--stack) - var(--edge) + 2.5rem);
    }

    > :last-child {
      align-self: end;
      margin-bottom: 0.375rem;
    }
  }
`

const Land = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: var(--stack) minmax(0, 1fr);
  ${drawnText}
`

const Sum = styled.div`
  grid-column: 1 / -1;
  padding: 0 var(--edge);

  span {
    display: block;
    font: 700 min(var(--size-h2), 2.75rem) / 1.15 var(--font-display);
  }

  ${desktop} {
    position: absolute;
    bottom: 100%;
    padding-right: 0;
  }
`
