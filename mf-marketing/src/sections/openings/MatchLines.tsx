import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { isMatched, type MatchPicture } from '../../content/pictures/matched.ts'
import { lineBetween } from '../pictures/line-between.ts'
import { row } from './MatchPayments.tsx'
import { comes, inTurn, snap, turns } from './match-motion.ts'

/**
 * A line from each payment to its invoice; the line of the unmatched payment ends in an open ring, at the question
 * about that payment.
 */
export const MatchLines = ({ payments, invoices }: Pick<MatchPicture, 'payments' | 'invoices'>) => {
  const asked = invoices.length
  return (
    <Lines
      viewBox={`0 0 100 ${payments.length * row}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      $open={payments.findIndex((payment) => !isMatched(payment))}
    >
      {payments.map((payment, from) => {
        const to = invoices.findIndex(({ number }) => number === payment.pays)
        return isMatched(payment) ? (
          <path key={payment.time} d={lineBetween(from, to, row)} />
        ) : (
          <path key={payment.time} data-open="" d={lineBetween(from, asked, row)} />
        )
      })}
      {[16, 11].map((width) => (
        <line
          key={width}
          x1={ringAt}
          x2={ringAt}
          y1={(asked + 0.5) * row}
          y2={(asked + 0.5) * row}
          strokeWidth={width}
        />
      ))}
    </Lines>
  )
}

/** Just before the books, in hundredths of the drawing's width. */
const ringAt = 91

/** Always laid out, like the books: showing it after `display: none` would restart the motion. */
const Lines = styled.svg<{ $open: number }>`
  grid-area: 2 / 2;
  width: 100%;
  height: 0;
  overflow: visible;
  fill: none;
  stroke: var(--bright);
  forced-color-adjust: none;

  > * {
    vector-effect: non-scaling-stroke;
  }

  path {
    stroke-width: 2;
    ${snap}
  }

  [data-open] {
    stroke: var(--amber);
    stroke-dasharray: 5 5;
  }

  ${inTurn(turns)}

  line {
    --turn: ${({ $open }) => $open};
    stroke: var(--amber);
    stroke-linecap: round;
    transform-box: fill-box;
    transform-origin: center;
    ${comes}
  }

  line + line {
    stroke: var(--ink);
  }

  ${tablet} {
    height: ${6 * row}rem;
    margin-top: ${row / 2}rem;
  }

  @media (width < 44rem) {
    visibility: hidden;
  }
`
