import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { lines } from '../../content/figures/connect.ts'
import { type BalancesPicture, days, levelsOf, lowestOf, totalOf } from '../../content/pictures/balances.ts'
import { rupees } from '../../content/rupees.ts'
import { banks } from '../../content/steps/banks.ts'
import { drawnText } from '../drawn-text.ts'
import { tones } from '../figures/tones.ts'
import { heightOf, stepsOf } from '../pictures/cash-steps.ts'
import { BankMark } from '../steps/access/BankMark.tsx'

/** The cash line of the next thirty days, with a mark at its lowest day. */
export const CashGround = ({ accounts, line }: BalancesPicture) => {
  const start = totalOf(accounts)
  const levels = levelsOf(start, line.moves)
  const lowest = lowestOf(levels)
  const steps = stepsOf(start, levels)
  return (
    <Ground viewBox={`0 0 ${days} 116`} preserveAspectRatio="none" aria-hidden="true" data-is="cash">
      <path d={`${steps}V116H0Z`} />
      <path d={steps} />
      {lowest && <path d={`M${lowest.day} ${heightOf(lowest.left, start)}V116`} />}
    </Ground>
  )
}

/** The number of dashes in a row. All lines of the statement make 11 rows of 117. */
const across = 117

/** A dash for each line of the statement; those that do not agree come last. */
export const LinesGround = () => {
  const rows = lines.all / across
  const open = lines.all - lines.matched
  return (
    <Ground
      viewBox={`-3 -1 ${across + 6} ${rows + 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-is="lines"
    >
      {Array.from({ length: rows }, (_, i) => (
        <path key={i} d={`M0 ${i + 0.5}h${across - (i === rows - 1 ? open : 0)}`} />
      ))}
      <path d={`M${across - open} ${rows - 0.5}h${open}`} />
    </Ground>
  )
}

/** The balances of three banks in one format. */
export const PageGround = ({ accounts }: Pick<BalancesPicture, 'accounts'>) => (
  <Page aria-hidden="true">
    {accounts.map(({ bank, balance }, i) => (
      <li key={bank} data-tone={banks[i]?.tone}>
        <BankMark mark={banks[i]?.mark ?? ''} />
        <b>{bank}</b>
        <span>{rupees(balance)}</span>
      </li>
    ))}
  </Page>
)

const high = 'clamp(7rem, 10vw, 8rem)'

/** A drawing as high, from tablets up, as the three lines of `PageGround` beside it. */
const Ground = styled.svg`
  display: block;
  width: 100%;
  height: 4.5rem;
  fill: none;
  stroke: var(--bright);
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-is='cash'] {
    background: color-mix(in srgb, var(--action) 8%, var(--card));
  }

  &[data-is='cash'] > path {
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  &[data-is='cash'] > :first-child {
    fill: color-mix(in srgb, var(--bright) 16%, var(--card));
    stroke: none;
  }

  &[data-is='cash'] > :nth-child(2) {
    stroke: var(--action);
  }

  &[data-is='cash'] > :nth-child(3) {
    stroke: var(--amber);
    stroke-dasharray: 5 4;
  }

  &[data-is='lines'] {
    background: var(--ink);
    stroke-width: 0.72;
    stroke-dasharray: 0.6 0.4;
  }

  &[data-is='lines'] > :last-child {
    stroke: var(--amber);
  }

  ${tablet} {
    height: ${high};
  }
`

const Page = styled.ul`
  display: grid;
  align-content: center;
  height: ${high};
  padding: 0 1.25rem;
  background: color-mix(in srgb, var(--amber) 14%, var(--card));
  list-style: none;
  ${drawnText}
  font-size: var(--size-base);

  && li {
    display: grid;
    grid-template-columns: 1.625rem minmax(0, 1fr) auto;
    gap: 0.75rem;
    align-items: center;
    padding: 0.25rem 0;
    border: 0;
    border-radius: 0;
  }

  && li + li {
    border-top: 1px solid var(--line);
  }

  [data-tone] {
    ${tones}
  }

  && b {
    display: inline;
    color: inherit;
    font: inherit;
    font-weight: 600;
    letter-spacing: 0;
  }
`
