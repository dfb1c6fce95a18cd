import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Drawdown } from '../../content/figures/drawdown.ts'
import { rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { shareOf, tones } from '../figures/tones.ts'

/** Accounts as bars to one scale, across the whole column: what stays is solid, and what goes is hatched. */
export const DrawdownFigure = ({ label, title, sum, accounts }: Drawdown) => {
  const largest = Math.max(...accounts.map(({ balance }) => balance))
  return (
    <Frame role="img" aria-label={label}>
      <p>
        <b>{title}</b>
        <span>{sum}</span>
      </p>
      {accounts.map(({ bank, name, tone, balance, goes, to }) => (
        <Account
          key={bank}
          data-tone={tone}
          data-short={balance < largest / 2 || undefined}
          $of={shareOf(balance, largest)}
          $goes={shareOf(goes, balance)}
        >
          <p>
            <b>{bank}</b>
            <small>{name}</small>
            <b>{rupees(balance)}</b>
          </p>
          <i />
          <p>
            <span>{rupees(balance - goes)} stays</span>
            <span>
              −{rupees(goes)} {to}
            </span>
          </p>
        </Account>
      ))}
    </Frame>
  )
}

/** Pointing at the conclusion about what goes, or at the one about what stays, dims the other part of each account. */
const Frame = styled.div`
  ${drawnText}

  &:has(+ ul > :nth-child(2):hover) i::before,
  &:has(+ ul > :nth-child(3):hover) i::after {
    opacity: 0.2;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
  }

  > p {
    padding-bottom: 0.625rem;
    border-bottom: 1px solid var(--text);
    font-size: var(--size-base);
  }
`

const Account = styled.div<{ $of: string; $goes: string }>`
  ${tones}
  padding-top: 1.25rem;

  i {
    display: flex;
    width: ${({ $of }) => $of};
    height: clamp(2.5rem, 5vw, 4rem);
    margin-block: 0.375rem;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  i::before,
  i::after {
    flex: 1;
    background: var(--tone);
    transition: opacity 200ms linear;
    content: '';
  }

  i::after {
    flex: 0 0 ${({ $goes }) => $goes};
    background: repeating-linear-gradient(135deg, transparent 0 5px, var(--tone) 5px 8px);
  }

  p {
    font-size: var(--size-base);
  }

  p > small {
    margin-right: auto;
    font-size: var(--size-small);
    line-height: 1.6;
  }

  ${tablet} {
    p {
      width: ${({ $of }) => $of};
    }

    &[data-short] p {
      justify-content: start;
      width: auto;
    }

    &[data-short] small {
      margin: 0;
    }
  }
`
