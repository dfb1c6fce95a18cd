import { desktop } from '@bridge/shared/breakpoints'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Make, Paper, Sender } from '../../content/paper.ts'
import { cellsIn, type Piece } from '../../content/piece.ts'
import { alike, type Paise } from '../../content/rupees.ts'
import { Stamp } from '../papers/Stamp.tsx'
import { smaller } from '../papers/smaller.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { line } from './line.ts'
import { senderStocks } from './sender-stocks.ts'
import { stocks } from './stocks.ts'

interface PaperPieceProps extends Piece {
  readonly paper: Pick<Paper, 'make' | 'sender' | 'stamp'>
  /** How its cells are placed where there is room: as a line of a table, or one below another. */
  readonly as: 'line' | 'list'
}

/** A piece of the trade's paper, on the same stock: facts, amounts, and what they come to. */
export const PaperPiece = ({
  paper,
  as,
  of,
  on,
  facts = [],
  parts = [],
  comesTo,
  state,
  stamped,
}: PaperPieceProps) => {
  const { make = 'statement', sender, stamp } = paper
  const write = alike([...parts, ...(comesTo ? [comesTo] : [])].map(([, amount]) => amount))
  return (
    <Cut data-piece="" $make={make} $sender={sender} $as={as} $cells={cellsIn({ facts, parts })}>
      <p>
        <b>
          <Unbroken text={of} />
        </b>{' '}
        <span>{on}</span>
      </p>
      <Cells facts={facts} parts={parts} write={write} />
      <div data-is="foot" data-state={state && ''}>
        {state && <StateLabel state={state} />}
        {stamped && stamp && <Stamp {...stamp} again />}
        {comesTo && (
          <span>
            {comesTo[0]} <b data-sum="whole">{signed(write, comesTo[1])}</b>
          </span>
        )}
      </div>
    </Cut>
  )
}

interface CellsProps extends Required<Pick<Piece, 'facts' | 'parts'>> {
  readonly write: (paise: Paise) => string
}

const Cells = ({ facts, parts, write }: CellsProps) => (
  <ul data-is="cells">
    {facts.map(([label, value]) => (
      <li key={label}>
        <small>{label}</small> {value}
      </li>
    ))}
    {parts.map(([label, amount]) => (
      <li key={label} data-sum="part">
        <small>{label}</small> {signed(write, amount).replace('₹', '')}
      </li>
    ))}
  </ul>
)

/** Only a deduction has a sign. */
const signed = (write: (paise: Paise) => string, amount: Paise): string =>
  `${amount < 0 ? '−' : ''}${write(Math.abs(amount))}`

const Cut = styled.div<{ $make: Make; $sender: Sender | undefined; $as: 'line' | 'list'; $cells: number }>`
  --edge: color-mix(in srgb, var(--text) 24%, var(--card));
  --thread: repeating-linear-gradient(var(--amber) 0 7px, transparent 7px 12px);
  position: relative;
  padding: 1rem 1.25rem 1.125rem 2rem;
  border: 1px solid var(--edge);
  background: var(--sheet, var(--card));
  color: var(--text);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;

  > p {
    display: flex;
    justify-content: space-between;
    gap: 0 1rem;
    padding-bottom: 0.375rem;
    border-bottom: 1px solid currentColor;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.25rem;
    border-bottom: 1px solid var(--line);
  }

  small {
    color: var(--muted);
    font-size: var(--size-tiny);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    padding-top: 0.5rem;
  }

  /* As tall as the sum, so that a state that loads before the sum does not move. */
  > [data-state]::before {
    content: ' ';
    width: 0;
    margin-right: -1rem;
    white-space: pre;
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  > div > span:last-child:not([data-is]) {
    margin-left: auto;
    text-align: right;
  }

  > div b {
    margin-left: 0.5rem;
    font: 700 var(--size-h3) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
    white-space: nowrap;
  }

  > div > svg {
    position: static;
    flex: none;
    width: 4.5rem;
    height: 4.5rem;
    align-self: center;
    margin: -0.25rem auto 0 1rem;
  }

  /* The thread down its margin, and the ring that holds it. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: var(--seam, 0.875rem);
  }

  &::before {
    top: 0;
    bottom: 0;
    width: 2px;
    background: var(--thread);
  }

  &::after {
    top: 1.375rem;
    width: 0.625rem;
    height: 0.625rem;
    margin-left: calc(1px - 0.3125rem);
    border: 2px solid var(--amber);
    border-radius: 50%;
    background: var(--sheet, var(--card));
  }

  li:first-child > &::before {
    top: 1.75rem;
  }

  li:last-child > &::before {
    bottom: auto;
    height: 1.75rem;
  }

  ${smaller}

  ${desktop} {
    ${({ $as }) => $as === 'line' && line}
  }

  ${({ $make }) => stocks[$make]}
  ${({ $sender }) => $sender && senderStocks[$sender]}
`
