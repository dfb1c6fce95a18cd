import { rupees } from '../rupees.ts'
import type { Account } from './balances.ts'

/** A bank for each letter of the alphabet. The linked banks come first. */
export const bankRow = {
  letters: Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i)),
  next: 'The next one is linked in the same three steps.',
  label: (linked: readonly Account[]) =>
    `Banks from A to Z. Linked: ${linked.map(({ bank, balance }) => `${bank}, ${rupees(balance)}`).join('; ')}. The others are linked in the same three steps.`,
}
