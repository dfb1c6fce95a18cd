import type { Step } from '../paper.ts'
import { type Paise, signedBy } from '../rupees.ts'

/** Steps that are added to an amount or, if negative, deducted from it, formatted like the amounts on its paper. */
export const stepsBy = (
  write: (paise: Paise) => string,
  steps: readonly (readonly [label: string, amount: Paise])[],
): readonly Step[] => steps.map(([label, amount]) => [label, signedBy(write)(amount)])
