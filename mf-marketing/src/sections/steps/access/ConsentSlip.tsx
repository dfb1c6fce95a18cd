import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { BankPaper, Consent } from '../../../content/steps/access.ts'
import { largeText } from '../../figures/tones.ts'
import { StateLabel } from '../../states/StateLabel.tsx'
import { ConsentText } from './ConsentText.tsx'

/** The consent, and each bank's copy of it, ready to be torn off. */
export const ConsentSlip = ({ banks, ...consent }: Consent & { readonly banks: readonly BankPaper[] }) => (
  <Slip data-is="consent">
    <Copies>
      {banks.map((bank, i) => (
        <Copy key={bank.bank} {...bank} copy={consent.copies[i]} />
      ))}
    </Copies>
    <ConsentText {...consent} />
  </Slip>
)

/** The bank's answer is above its time, so that neither breaks in a narrow column. */
const Copy = ({ bank, account, copy }: BankPaper & { copy: Consent['copies'][number] | undefined }) => (
  <span>
    <small>Copy for</small>
    <b>{bank}</b>
    <span>{account}</span>
    {copy && <StateLabel state={copy[0]} />}
    <small>{copy?.[1]}</small>
  </span>
)

const Slip = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  outline: 1px solid transparent;
  background: var(--card);

  ${desktop} {
    grid-template: auto / 11.5rem minmax(0, 1fr);
  }
`

/** Each copy is level with its bank's paper; the holes of the perforation show the background. */
const Copies = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--between);
  padding-bottom: 0.25rem;
  background: radial-gradient(circle, var(--ground) 0.125rem, transparent 0.1563rem) 0 100% / 0.75rem 0.5rem repeat-x;

  > span {
    display: grid;
    gap: 0.125rem;
    align-content: start;
    padding: 0.75rem 0.375rem;
  }

  [data-is] + small {
    padding-left: 1.5rem;
    white-space: nowrap;
  }

  > span + span {
    border-left: 1px dashed color-mix(in srgb, var(--text) 40%, var(--card));
  }

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${tablet} {
    > span {
      padding-inline: 1rem;
    }
  }

  ${desktop} {
    grid-template: repeat(3, var(--row)) / minmax(0, 1fr);
    padding: 0 0.5rem 0 0;
    background: radial-gradient(circle, var(--ground) 0.125rem, transparent 0.1563rem) 100% 0 / 0.5rem 0.75rem repeat-y;

    > span {
      align-content: center;
      padding: 0.5rem 0.75rem 0.5rem 1.25rem;
    }

    > span + span {
      position: relative;
      border: 0;
    }

    /* A dashed line, halfway to the copy above. */
    > span + span::before {
      content: '';
      position: absolute;
      inset: calc(-0.5 * var(--between)) 0.5rem auto 0;
      border-top: 1px dashed color-mix(in srgb, var(--text) 40%, var(--card));
    }
  }
`
