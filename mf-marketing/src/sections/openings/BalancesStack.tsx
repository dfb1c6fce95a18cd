import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { BalancesPicture } from '../../content/pictures/balances.ts'
import { type Paise, rupees } from '../../content/rupees.ts'
import { tones } from '../figures/tones.ts'
import { highest } from '../pictures/cash-steps.ts'

interface BalancesStackProps extends Pick<BalancesPicture, 'accounts'> {
  readonly sum: Paise
}

/** Balances to scale, from the window's edge; together they reach the height where the cash line starts. */
export const BalancesStack = ({ accounts, sum }: BalancesStackProps) => (
  <Stack>
    {accounts.map(({ bank, tone, name, balance }) => (
      <Part key={bank} data-tone={tone} $share={balance / sum}>
        <i />
        <b>{bank}</b>
        <span>{rupees(balance)}</span>
        <small>{name}</small>
      </Part>
    ))}
  </Stack>
)

const Stack = styled.div`
  height: calc(var(--high) * ${highest / 100});
  margin-top: calc(var(--high) * ${1 - highest / 100});
  forced-color-adjust: none;
  print-color-adjust: exact;
`

const Part = styled.div<{ $share: number }>`
  ${tones}
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 0.5rem;
  align-content: start;
  height: ${({ $share }) => ($share * 100).toFixed(2)}%;
  padding: min(0.75rem, var(--high) * ${({ $share }) => (($share * highest) / 200).toFixed(4)} - 1.15rem) 0.75rem 0
    var(--edge);
  color: var(--ink);
  font-size: var(--size-tiny);
  white-space: nowrap;

  i {
    position: absolute;
    inset: 0 0 1px;
    z-index: -1;
    background: var(--tone);
  }

  && small {
    grid-column: 1 / -1;
    color: inherit;
  }

  &[data-tone='action'] {
    color: var(--card);
  }

  ${tablet} {
    font-size: inherit;
  }
`
