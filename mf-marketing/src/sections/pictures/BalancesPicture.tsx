import { styled } from 'styled-components'
import {
  days,
  levelsOf,
  lowestOf,
  type BalancesPicture as Picture,
  totalOf,
} from '../../content/pictures/balances.ts'
import { rupees } from '../../content/rupees.ts'
import { tones } from '../figures/tones.ts'
import { Console } from './Console.tsx'
import { heightOf, stepsOf } from './cash-steps.ts'

/** Balances at several banks, stacked to scale, and the line that their sum takes from here. */
export const BalancesPicture = ({ label, title, accounts, line }: Picture) => {
  const start = totalOf(accounts)
  const levels = levelsOf(start, line.moves)
  const lowest = lowestOf(levels)
  return (
    <Console label={label} title={title} sum={rupees(start)}>
      <Stack>
        {accounts.map((account) => (
          <Part key={account.bank} $share={account.balance / start}>
            <i data-tone={account.tone} />
            <b>{account.bank}</b>
            <small>{account.name}</small>
            <span>{rupees(account.balance)}</span>
          </Part>
        ))}
      </Stack>
      <Chart>
        <p>
          <b>{line.title}</b>
          {lowest && (
            <span>
              Lowest on {lowest.date}: <b>{rupees(lowest.left)}</b>
            </span>
          )}
        </p>
        <svg viewBox={`0 0 ${days} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className="area" d={`${stepsOf(start, levels)}V100H0Z`} />
          <path className="line" d={stepsOf(start, levels)} />
          {lowest && <path className="low" d={`M${lowest.day} ${heightOf(lowest.left, start)}V100`} />}
        </svg>
        <Ticks>
          {line.ticks.map(([day, date]) => (
            <small key={day}>{date}</small>
          ))}
        </Ticks>
      </Chart>
    </Console>
  )
}

const inset = 'clamp(1.25rem, 2.5vw, 2rem)'
const wide = '@media (width >= 44rem)'

const Stack = styled.div`
  display: grid;
  gap: 1rem;
  padding: ${inset};

  ${wide} {
    display: flex;
    gap: 3px;
  }
`

const Part = styled.div<{ $share: number }>`
  font-size: var(--size-base);

  i {
    display: block;
    width: ${({ $share }) => ($share * 100).toFixed(2)}%;
    height: 1.25rem;
    margin-bottom: 0.5rem;
    ${tones}
    background: var(--tone);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  span {
    display: block;
    font: 700 var(--size-h3) / 1.3 var(--font-display);
  }

  ${wide} {
    flex: 0 0 calc(${({ $share }) => ($share * 100).toFixed(2)}% - 2px);

    i {
      width: 100%;
      height: 3.5rem;
    }

    /* Narrower than its text. */
    &:nth-child(3) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
      justify-items: end;
      white-space: nowrap;
    }
  }
`

const Chart = styled.div`
  padding: 0 ${inset} 1rem;
  border-top: 1px solid var(--line);

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    padding-block: 1rem;
  }

  svg {
    display: block;
    width: 100%;
    height: clamp(8rem, 15vw, 13rem);
    border-bottom: 1px solid var(--text);
    overflow: visible;
  }

  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }

  .area {
    fill: color-mix(in srgb, var(--bright) 16%, var(--card));
  }

  .line {
    stroke: var(--action);
    stroke-width: 2.5;
  }

  .low {
    stroke: var(--amber);
    stroke-width: 2.5;
    stroke-dasharray: 4 4;
  }
`

const Ticks = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 7fr) 2fr;
  padding-top: 0.375rem;
  white-space: nowrap;
`
