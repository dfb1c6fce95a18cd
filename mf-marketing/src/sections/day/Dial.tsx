import { styled } from 'styled-components'
import { minutesAt } from '../../content/day-ledger.ts'
import type { Day } from './day.ts'

const rim = 140
/** The length of the bar of the day's largest amount. */
const longest = 50

interface DialProps extends Pick<Day, 'entries' | 'close'> {
  readonly turn: 'day' | 'hour'
}

/**
 * A clock's face, for a day with noon at the top or for an hour. Amounts that came in are bars outside its rim, and
 * amounts that went out are bars inside it, all to scale.
 */
export const Dial = ({ entries, close, turn }: DialProps) => {
  const most = Math.max(...entries.map(({ amount }) => Math.abs(amount)))
  const minutes = turn === 'day' ? 24 * 60 : 60
  const angle = (minute: number) => ((minute % minutes) / minutes + (turn === 'day' ? 0.5 : 0)) * 360
  const marks = turn === 'day' ? 24 : 60
  const end = minutesAt(close.time)
  return (
    <Drawn viewBox="-190 -190 380 380" aria-hidden="true">
      {turn === 'day' && <path d={`M${-rim} 0a${rim} ${rim} 0 0 0 ${2 * rim} 0z`} data-is="night" />}
      <circle r={rim} />
      {Array.from({ length: marks }, (_, i) => i).map((i) => (
        <path
          key={i}
          d={`M0 ${-rim}v${i % (marks / 4) ? 5 : 9}`}
          transform={`rotate(${(360 * i) / marks})`}
        />
      ))}
      {[0, 1, 2, 3].map((quarter) => {
        const minute = (quarter * minutes) / 4
        const way = (angle(minute) * Math.PI) / 180
        return (
          <text key={quarter} x={Math.round(113 * Math.sin(way))} y={Math.round(-121 * Math.cos(way)) + 4}>
            {turn === 'day' ? clock(minute) : clock(end - ((end - minute) % 60))}
          </text>
        )
      })}
      {turn === 'hour' && (
        <path d={`M0 ${-rim + 14}V${-rim - 14}`} transform={`rotate(${angle(end)})`} data-is="end" />
      )}
      {entries.map(({ time, amount }) => (
        <g key={time} transform={`rotate(${angle(minutesAt(time))})`} data-is={amount > 0 ? 'in' : 'out'}>
          <path d={`M0 ${-rim}v${((-longest * amount) / most).toFixed(1)}`} />
          <circle cy={-rim} r="2" />
        </g>
      ))}
    </Drawn>
  )
}

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':')

const Drawn = styled.svg`
  width: 100%;
  fill: none;
  stroke: var(--on-ink-muted);
  forced-color-adjust: none;
  print-color-adjust: exact;

  text {
    fill: var(--on-ink-muted);
    stroke: none;
    font-size: 11px;
    text-anchor: middle;
  }

  [data-is='night'] {
    fill: color-mix(in srgb, var(--on-ink) 7%, var(--ink));
    stroke: none;
  }

  [data-is='in'],
  [data-is='out'] {
    stroke: var(--bright);
    stroke-width: 5;
  }

  [data-is='out'] {
    stroke: var(--amber);
  }

  [data-is='end'] {
    stroke: var(--on-ink);
    stroke-width: 1.5;
  }
`
