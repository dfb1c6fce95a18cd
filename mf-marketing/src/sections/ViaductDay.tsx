import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type ClosedDay, hoursOfDay, shareOfDay, weekend } from '../content/home/weekend.ts'
import { rupees } from '../content/rupees.ts'
import { arches } from './arches.ts'
import { percent } from './figures/tones.ts'
import { lineDrawing } from './line-drawing.ts'

const bay = 20
const pier = 5
const legs = 64
/** Arches of the nights before and after the day, which keep the day itself clear of the window's edge. */
const beyond = 3
const deck = 5
const height = deck + (bay - pier) / 2 + legs

/** Arches of one hour each, given the first hour and the number of hours. */
const hours = (from: number, count: number) =>
  `M${(from * bay + pier / 2).toFixed(1)} ${height}${arches({ count, bay, pier, legs })}`

/** A day on which branches are closed: one arch per hour, dark at night, with each payment at its time. */
export const ViaductDay = ({ name, crossings }: ClosedDay) => (
  <Day>
    <Measure>
      <span>
        <b>{name}</b>, {weekend.closed}
      </span>
    </Measure>
    <Sky>
      {crossings.map(({ time, what, rail, amount }, i) => (
        <Flag key={time} $at={percent(shareOfDay(time))} data-late={i > 0 || undefined}>
          <span>
            <b>{time}</b> {rail}
            <small>{what}</small>
            {rupees(amount)}
          </span>
        </Flag>
      ))}
      {['00:00', '06:00', '12:00', '18:00'].map((time) => (
        <Hour key={time} $at={percent(shareOfDay(time))}>
          {time}
        </Hour>
      ))}
    </Sky>
    <Stone viewBox={`0 0 ${hoursOfDay * bay} ${height}`} aria-hidden="true">
      <path
        className="body"
        d={`M${-beyond * bay} 0H${(hoursOfDay + beyond) * bay}V${height}H${-beyond * bay}z`}
      />
      <path className="day" d={hours(6, 12)} />
      <path className="night" d={hours(-beyond, 6 + beyond) + hours(18, 6 + beyond)} />
      <path
        className="rail"
        d={`M${-beyond * bay} .5h${(hoursOfDay + 2 * beyond) * bay}m0 2h${-(hoursOfDay + 2 * beyond) * bay}`}
      />
      {crossings.map(({ time }) => (
        <circle key={time} cx={(shareOfDay(time) * hoursOfDay * bay).toFixed(1)} cy="0.5" r="3.5" />
      ))}
    </Stone>
  </Day>
)

const Day = styled.div`
  color: var(--text);
  font-size: var(--size-tiny);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  & + & {
    margin-top: 1.5rem;
  }

  ${desktop} {
    /* The first day is on top, because its last arches continue over the second one. */
    &:first-child {
      position: relative;
      z-index: 1;
    }

    & + & {
      margin-top: 0;
    }

    & + & > :first-child {
      border-left: 0;
    }
  }
`

/** The dimension line, from midnight to midnight. */
const Measure = styled.p`
  position: relative;
  border-inline: 1px solid var(--action);
  color: var(--action-strong);
  font-size: var(--size-small);
  text-align: center;

  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: 1px solid var(--action);
  }

  span {
    position: relative;
    padding-inline: 0.75rem;
    background: var(--card);
  }
`

const Sky = styled.div`
  position: relative;
  height: 10rem;
`

const Pole = styled.div`
  position: absolute;
  inset: 1rem auto 0 var(--at);
  border-left: 1.5px solid var(--text);

  span {
    display: block;
    width: max-content;
    padding-left: 0.5rem;
  }

  small {
    display: block;
    color: var(--muted);
    font-size: inherit;
  }

  b {
    font-weight: 700;
  }

  &[data-late] {
    top: 5rem;

    span {
      position: absolute;
      right: 0;
      padding: 0 0.5rem 0 0;
      text-align: right;
    }
  }
`

const Flag = styled(Pole)<{ $at: string }>`
  --at: ${({ $at }) => $at};
`

const Hour = styled.span<{ $at: string }>`
  position: absolute;
  bottom: 0.375rem;
  left: ${({ $at }) => $at};
  padding-left: 0.25rem;
  color: var(--muted);
`

const Stone = styled.svg`
  ${lineDrawing}
  forced-color-adjust: none;
  print-color-adjust: exact;

  .body {
    fill: var(--paper);
    stroke: none;
  }

  .day {
    fill: color-mix(in srgb, var(--amber) 22%, var(--card));
  }

  .night {
    fill: var(--ink);
  }

  circle {
    fill: var(--bright);
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }
`
