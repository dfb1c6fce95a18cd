import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Areas, Day } from '../../content/figures/figure.ts'
import { rupees } from '../../content/rupees.ts'

const first = 2
const last = 28
const height = 100

/** Money in above the line and out below it, by day. For the days ahead, known amounts are dashed. */
export const AreasFigure = ({ days, ticks, ahead, notes }: Areas) => {
  const all = [...days, ...ahead]
  const [up, down] = [tallest(all, 'came'), tallest(all, 'went')]
  const scale = height / (up + down)
  const line = up * scale
  const today = ahead[0]?.day ?? last
  return (
    <>
      <Chart viewBox={`${first} 0 ${last - first} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="ahead" d={`M${today} 0H${last}V${height}H${today}Z`} />
        <path className="came" d={steps(days, 'came', line, -scale)} />
        <path className="went" d={steps(days, 'went', line, scale)} />
        <path className="known" d={steps(ahead, 'came', line, -scale) + steps(ahead, 'went', line, scale)} />
        <path className="line" d={`M${first} ${line.toFixed(2)}H${last}`} />
      </Chart>
      <Ticks aria-hidden="true">
        {ticks.map(([day, label]) => (
          <small key={day}>{label}</small>
        ))}
      </Ticks>
      <Notes>
        {notes.map(([name, amount, how]) => (
          <p key={name}>
            {name}
            <b>
              {amount < 0 ? '−' : '+'}
              {rupees(Math.abs(amount))}
            </b>
            <small>{how}</small>
          </p>
        ))}
      </Notes>
    </>
  )
}

type Way = 'came' | 'went'

const tallest = (days: readonly Day[], way: Way) => Math.max(...days.map((day) => day[way]))

const step = (day: number, amount: number, line: number, scale: number) =>
  `M${day} ${line.toFixed(2)}h.9v${(amount * scale).toFixed(2)}h-.9z`

const steps = (days: readonly Day[], way: Way, line: number, scale: number) =>
  days
    .filter((day) => day[way] > 0)
    .map((day) => step(day.day, day[way], line, scale))
    .join('')

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: 10.25rem;
  padding-top: 0.75rem;

  ${desktop} {
    height: 19rem;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .ahead {
    fill: color-mix(in srgb, var(--bright) 12%, var(--card));
  }

  .came {
    fill: var(--action);
  }

  .went {
    fill: var(--amber);
  }

  .known {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }

  .line {
    stroke: var(--text);
    stroke-width: 1;
  }
`

const Ticks = styled.div`
  display: grid;
  overflow: clip;
  grid-template-columns: 7fr 7fr 7fr 5fr;
  padding-top: 0.375rem;
  white-space: nowrap;
`

const Notes = styled.div`
  display: grid;
  margin-top: 0.75rem;
  border-top: 1px solid var(--line);

  p {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 0.5rem 0;
  }

  p + p {
    border-top: 1px solid var(--line);
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.5rem;

    p {
      grid-template-columns: minmax(0, 1fr);
    }

    p + p {
      border: 0;
    }

    b {
      font: 700 var(--size-h3) / 1.2 var(--font-display);
    }
  }
`
