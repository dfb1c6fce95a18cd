import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { AccessPicture as Picture } from '../../../content/steps/access.ts'
import { drawnText } from '../../drawn-text.ts'
import { largeText, smallPhone } from '../../figures/tones.ts'
import { Accounts } from './Accounts.tsx'
import { BankPaper } from './BankPaper.tsx'
import { ConsentSlip } from './ConsentSlip.tsx'
import { faces } from './faces.ts'
import { JointStatement } from './JointStatement.tsx'

/** Three banks' papers stay in place from step to step, beside their accounts, the consent or the joint statement. */
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
 * Heights are set, so that each bank's list and copy are level with the bank's own paper, and so that no step is taller
 * than the others.
 */
const Counter = styled.div`
  --ground: var(--ink-2);
  --row: 5.75rem;
  --between: 0.5rem;
  --beside: 39.5rem;
  display: grid;
  grid-template: var(--row) minmax(var(--beside), auto) / repeat(3, minmax(0, 1fr));
  gap: 0.75rem var(--between);
  padding: clamp(0.75rem, 3vw, 2.5rem);
  border-radius: calc(1.5 * var(--radius));
  outline: 1px solid transparent; /* shown in forced colours */
  background: var(--ground);
  ${drawnText}
  ${faces}

  > [data-is] {
    position: relative;
    grid-column: 1 / -1;
  }

  /* Lines from each bank's paper to the consent or the statement. */
  > [data-is]:not([data-is='choice'])::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 0.75rem;
    background:
      linear-gradient(var(--bright) 0 0) calc(100% / 6) 0 / 2px 100%,
      linear-gradient(var(--action) 0 0) 50% 0 / 2px 100%,
      linear-gradient(var(--amber) 0 0) calc(500% / 6) 0 / 2px 100%;
    background-repeat: no-repeat;
  }

  ${smallPhone} {
    --beside: 42rem;
  }

  ${largeText} {
    --beside: 0;
    grid-template: none / minmax(0, 1fr);

    > [data-is]:nth-child(n)::before {
      display: none;
    }
  }

  ${tablet} {
    --row: 8.5rem;
    --between: 1rem;
    --beside: 33.5rem;
  }

  ${desktop} {
    --row: 8.5rem;
    --between: 1.25rem;
    padding: 1.75rem;
    grid-template: repeat(3, var(--row)) / minmax(0, 5fr) minmax(0, 12fr);
    gap: var(--between) 2.5rem;

    > [data-paper] {
      grid-column: 1;
    }

    > [data-is] {
      grid-area: 1 / 2 / 4;
    }

    > [data-is]:not([data-is='choice'])::before {
      inset: 0 100% 0 auto;
      width: 2.5rem;
      height: auto;
      background-position:
        0 calc(var(--row) / 2),
        0 50%,
        0 calc(100% - var(--row) / 2);
      background-size: 100% 2px;
    }
  }
`
