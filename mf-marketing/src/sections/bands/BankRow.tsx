import { desktop } from '@bridge/shared/breakpoints'
import { css, styled } from 'styled-components'
import type { BalancesPicture } from '../../content/pictures/balances.ts'
import { bankRow } from '../../content/pictures/bank-row.ts'
import { rupees } from '../../content/rupees.ts'
import { drawnText } from '../drawn-text.ts'
import { shareOf, tones } from '../figures/tones.ts'

/** A column for each bank from A to Z: linked banks with their balances to scale, and outlines for the others. */
export const BankRow = ({ accounts }: Pick<BalancesPicture, 'accounts'>) => {
  const highest = Math.max(...accounts.map(({ balance }) => balance))
  return (
    <Row role="img" aria-label={bankRow.label(accounts)}>
      {accounts.map(({ bank, tone, balance }) => (
        <Linked key={bank} data-tone={tone}>
          <b>{bank}</b>
          <span>{rupees(balance)}</span>
          <Level $share={shareOf(balance, highest)}>{bank.at(-1)}</Level>
        </Linked>
      ))}
      <Others>
        <span>{bankRow.next}</span>
        {bankRow.letters.slice(accounts.length).map((letter) => (
          <b key={letter}>{letter}</b>
        ))}
      </Others>
    </Row>
  )
}

const lettered = css`
  display: grid;
  place-items: end center;
  padding-bottom: 0.625rem;
  font: 700 var(--size-h3) / 1 var(--font-display);
`

const Row = styled.div`
  --high: clamp(6rem, 12vw, 11rem);
  display: grid;
  grid-template-columns: repeat(3, 5.75rem) auto;
  gap: 0.375rem;
  align-items: end;
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  padding-left: max(var(--gutter), 50% - var(--column) / 2);
  overflow: clip;
  ${drawnText}
  color: var(--on-ink);
  forced-color-adjust: none;
  print-color-adjust: exact;

  ${desktop} {
    grid-template-columns: repeat(3, 8.5rem) auto;
    gap: 0.5rem;
  }
`

const Others = styled.div`
  display: grid;
  grid-template-columns: repeat(23, clamp(2.25rem, 4vw, 3.25rem));
  gap: 0.75rem 0.375rem;

  > span {
    grid-column: 1 / -1;
    color: var(--on-ink-muted);

    /* Hidden on a phone, where the window ends after two of these banks. The row's label says the same. */
    @media (width < 44rem) {
      display: none;
    }
  }

  > b {
    ${lettered}
    height: var(--high);
    border: solid color-mix(in srgb, var(--on-ink-muted) 40%, var(--ink));
    border-width: 1px 1px 0;
    color: var(--on-ink-muted);
  }
`

const Linked = styled.div`
  ${tones}
  display: grid;

  > span {
    padding-bottom: 0.5rem;
  }
`

const Level = styled.i<{ $share: string }>`
  ${lettered}
  height: calc(var(--high) * ${({ $share }) => Number.parseFloat($share) / 100});
  background: var(--tone);
  color: var(--ink);

  [data-tone='action'] > & {
    color: var(--card);
  }
`
