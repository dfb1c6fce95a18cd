import { desktop, tablet } from '@bridge/shared/breakpoints'
import { keyframes, styled } from 'styled-components'
import { type BalancesPicture, days, levelsOf, lowestOf } from '../../content/pictures/balances.ts'
import { type Paise, rupees } from '../../content/rupees.ts'
import { percent, smallPhone } from '../figures/tones.ts'
import { heightOf, stepsOf } from '../pictures/cash-steps.ts'

interface CashLineProps extends Pick<BalancesPicture, 'line'> {
  readonly sum: Paise
}

/** The total balance of all accounts, day by day, up to the window's edge. */
export const CashLine = ({ line, sum }: CashLineProps) => {
  const levels = levelsOf(sum, line.moves)
  const lowest = lowestOf(levels)
  const steps = stepsOf(sum, levels)
  return (
    <Chart>
      <Drawn>
        <svg viewBox={`0 0 ${days} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path className="area" d={`${steps}V100H0Z`} />
          <path className="line" d={steps} />
          {lowest && <path className="low" d={`M${lowest.day} ${heightOf(lowest.left, sum)}V100`} />}
        </svg>
      </Drawn>
      <b>{line.title}</b>
      {lowest && (
        <Lowest $share={lowest.day / days}>
          Lowest on {lowest.date}: <b>{rupees(lowest.left)}</b>
        </Lowest>
      )}
      <Ticks>
        {line.ticks.map(([day, date]) => (
          <small key={day}>{date}</small>
        ))}
      </Ticks>
    </Chart>
  )
}

const comes = keyframes`
  from { transform: translateX(-100%); }
`

const stays = keyframes`
  from { transform: translateX(100%); }
`

const Chart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  > * {
    grid-column: 1;
  }

  /* The title: below the dates on a phone, otherwise in the filled area. */
  > b {
    grid-row: 3;
    padding: 0 0.5rem 1.5rem 0;
  }

  ${tablet} {
    > b {
      grid-row: 1;
      align-self: end;
      max-width: 14rem;
      padding: 0 0 1rem 1rem;
    }
  }
`

/** Drawn once from the left: the frame moves in from there, and its content stays in place. */
const Drawn = styled.div`
  grid-row: 1;
  height: var(--high);
  overflow: clip;
  border-bottom: 1px solid var(--text);
  forced-color-adjust: none;
  print-color-adjust: exact;

  svg {
    width: 100%;
    height: 100%;
    fill: none;
    stroke-width: 2.5;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .area {
    fill: color-mix(in srgb, var(--bright) 16%, var(--card));
  }

  .line {
    stroke: var(--action);
  }

  .low {
    stroke: var(--amber);
    stroke-dasharray: 4 4;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: ${comes} 800ms linear;

    svg {
      animation: ${stays} 800ms linear;
    }
  }
`

/** The note on the lowest balance: to the right of its line; on a phone, to the left, where there is more room. */
const Lowest = styled.span<{ $share: number }>`
  grid-row: 1;
  align-self: end;
  margin: 0 ${({ $share }) => percent(1 - $share)} 0 0.75rem;
  padding: 0 0.375rem 1rem 0;
  font-size: var(--size-tiny);
  text-align: right;
  text-wrap: balance;

  b {
    display: block;
  }

  ${tablet} {
    margin: 0 0 0 ${({ $share }) => percent($share)};
    padding: 0 0 1rem 0.5rem;
    font-size: inherit;
    text-align: left;
    white-space: nowrap;
  }
`

const Ticks = styled.div`
  display: grid;
  grid-row: 2;
  grid-template-columns: repeat(4, minmax(0, 7fr)) minmax(0, 2fr);
  padding: 0.375rem 0.5rem 0.75rem 0;
  white-space: nowrap;

  > :last-child {
    justify-self: end;
  }

  /* All the dates would be too close together. */
  @media (width < 44rem) {
    > :nth-child(even) {
      visibility: hidden;
    }
  }

  ${smallPhone} {
    > :nth-child(3) {
      visibility: hidden;
    }
  }

  ${desktop} {
    > :last-child {
      justify-self: start;
    }
  }
`
