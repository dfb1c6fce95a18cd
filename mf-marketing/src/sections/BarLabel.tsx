import type { Bar } from '../content/waterfall.ts'

interface BarLabelProps {
  readonly bar: Bar
  readonly write: (amount: number) => string
}

/** A bar's name and amount. The amount is small for a deduction, and large for the remainder. */
export const BarLabel = ({ bar: { label, amount, is }, write }: BarLabelProps) => (
  <span>
    {label}
    {is === 'rest' ? (
      <b>{write(amount)}</b>
    ) : (
      <em>
        {is === 'less' && '−'}
        {write(amount)}
      </em>
    )}
  </span>
)
