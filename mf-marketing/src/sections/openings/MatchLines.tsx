import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { MatchPicture } from '../../content/pictures/matched.ts'
import { lineBetween } from '../pictures/line-between.ts'
import { row } from './MatchPayments.tsx'
import { inTurn, snap, turns } from './match-motion.ts'

/** Lines from each payment to what it pays; an unclaimed payment's line hangs loose. */
export const MatchLines = ({ payments, invoices }: Pick<MatchPicture, 'payments' | 'invoices'>) => (
  <Lines viewBox={`0 0 100 ${payments.length * row}`} preserveAspectRatio="none" aria-hidden="true">
    {payments.map(({ time, pays }, from) => {
      const to = invoices.findIndex(({ number }) => number === pays)
      return <path key={time} data-open={to < 0 ? '' : undefined} d={lineBetween(from, to, row)} />
    })}
  </Lines>
)

/** Always laid out, like the books: showing it after `display: none` would restart the motion. */
const Lines = styled.svg`
  grid-area: 2 / 2;
  width: 100%;
  height: 0;
  overflow: visible;
  fill: none;
  stroke: var(--bright);
  stroke-width: 2;
  forced-color-adjust: none;

  path {
    vector-effect: non-scaling-stroke;
    ${snap}
  }

  [data-open] {
    stroke: var(--amber);
    stroke-dasharray: 5 5;
  }

  ${inTurn(turns)}

  ${tablet} {
    height: ${6 * row}rem;
    margin-top: ${row / 2}rem;
  }

  @media (width < 44rem) {
    visibility: hidden;
  }
`
