import type { Paise } from '../../content/rupees.ts'
import type { SumRow } from '../../content/screen.ts'
import { StateLabel } from './StateLabel.tsx'

interface SumCellsProps {
  readonly row: SumRow
  readonly write: (paise: Paise) => string
}

/** The row of an amount: who and how, and at the right edge the amount above its state. */
export const SumCells = ({ row: [what, how, amount, state], write }: SumCellsProps) => (
  <>
    <span>
      <b>{what}</b>
      <small>{how}</small>
    </span>
    <span>
      <span data-sum="part">{write(amount)}</span>
      {state && <StateLabel state={state} at="end" />}
    </span>
  </>
)
