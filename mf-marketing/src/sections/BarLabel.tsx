import type { Bar } from '../content/waterfall.ts'

interface BarLabelProps {
  readonly bar: Bar
  readonly write: (amount: number) => string
}

/** What a bar is and its amount: small for a deduction, large for the remainder. */
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
