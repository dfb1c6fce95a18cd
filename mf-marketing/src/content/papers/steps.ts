import type { Step } from '../paper.ts'
import { type Paise, signedBy } from '../rupees.ts'

/** What is added to a sum, and with a negative amount what leaves it, as its paper writes amounts. */
export const stepsBy = (
  write: (paise: Paise) => string,
  steps: readonly (readonly [label: string, amount: Paise])[],
): readonly Step[] => steps.map(([label, amount]) => [label, signedBy(write)(amount)])
