import { styled } from 'styled-components'
import type { AccessPicture as Picture } from '../../../content/steps/access.ts'
import { drawnText } from '../../drawn-text.ts'
import { Accounts } from './Accounts.tsx'
import { BankPaper } from './BankPaper.tsx'
import { ConsentSlip } from './ConsentSlip.tsx'
import { JointStatement } from './JointStatement.tsx'
import { wide } from './wide.ts'

/** Three banks' papers lie still from step to step, and what is made of them lies beside them. */
export const AccessPicture = ({ label, banks, beside }: Picture) => (
  <Counter role="img" aria-label={label} data-beside={beside.is}>
    {banks.map((bank) => (
      <BankPaper key={bank.bank} {...bank} />
    ))}
    {besideOf(banks, beside)}
  </Counter>
)

const besideOf = (banks: Picture['banks'], beside: Picture['beside']) => {
  switch (beside.is) {
    case 'choice':
      return <Accounts banks={banks} {...beside} />
    case 'consent':
      return <ConsentSlip banks={banks} {...beside} />
    case 'statement':
      return <JointStatement {...beside} />
  }
}

/**
 * Heights are set, so that each bank's list and copy lie at the bank's own paper, and so that no step is taller than
 * the others.
 */
const Counter = styled.div`
  --ground: var(--ink-2);
  --row: 5.75rem;
  --between: 0.5rem;
  --beside: 34rem;
  display: grid;
  grid-template: var(--row) minmax(var(--beside), auto) / repeat(3, minmax(0, 1fr));
  gap: 0.75rem var(--between);
  padding: clamp(0.75rem, 3vw, 2.5rem);
  border-radius: calc(1.5 * var(--radius));
  outline: 1px solid transparent; /* shown in forced colours */
  background: var(--ground);
  ${drawnText}

  > [data-is] {
    grid-column: 1 / -1;
  }

  ${wide} {
    --row: 9.5rem;
    --between: 1.5rem;
    grid-template: repeat(3, var(--row)) / minmax(0, 5fr) minmax(0, 12fr);
    gap: var(--between) 2.5rem;

    > [data-is] {
      grid-area: 1 / 2 / 4;
    }
  }
`
