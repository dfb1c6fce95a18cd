import { shownDay } from '@bridge/shared/shown-date'
/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words } from '../kit.tsx'
import { round } from '../round.ts'
import { withCommas } from '../with-commas.ts'
import { type CalendarFigure, daysBetween } from './calendar-figure.ts'

/** For each day, a column per kind of work, to one scale: each is a multiple of that kind's usual day. */
export const Calendar = ({ figure: { from, to, feast, seasons }, frame, tone }: Drawn<CalendarFigure>) => {
  const { plot, text, roomy } = frame
  const count = daysBetween(from, to) + 1
  const pitch = plot.width / count
  const base = round(plot.y + plot.height - text * 1.7)
  const top = Math.max(...seasons.map(({ usual, peak }) => peak / usual))
  const scale = (base - plot.y - text * 1.8) / top
  const x = (day: string) => round(plot.x + daysBetween(from, day) * pitch)
  return (
    <>
      {seasons.map(({ name, usual, peak, from: start, to: end, mark }) => {
        const [first, last] = [daysBetween(from, start), daysBetween(from, end)]
        const columns = Array.from({ length: count }, (_, day) => {
          const height = day >= first && day <= last ? (peak / usual) * scale : scale
          return `M${round(plot.x + (day + (mark ? 0.72 : 0.28)) * pitch)} ${base}v-${round(height)}`
        })
        const times = `${round(peak / usual)} ×`
        return (
          <g key={name}>
            <path
              className={mark ? undefined : 'rest'}
              d={columns.join('')}
              stroke={mark ? tone.mark : tone.mass}
              strokeWidth={round(pitch * 0.42)}
            />
            <Words
              x={round(x(end) + pitch * (mark ? 1 : -0.4))}
              y={round(base - (peak / usual) * scale - text * 0.6)}
              size={text}
              weight={650}
              anchor="end"
              fill={tone.text}
              lines={[roomy ? `${withCommas(peak)} ${name}, ${times}` : times]}
            />
          </g>
        )
      })}
      <Words
        x={plot.x}
        y={round(base - scale - text * 0.6)}
        size={text}
        fill={tone.text}
        lines={['1 × is usual']}
      />
      <path d={`M${plot.x} ${base}h${plot.width}`} stroke={tone.text} />
      <path
        className="guide"
        d={`M${round(x(feast.day) + pitch / 2)} ${plot.y}V${base + 5}`}
        stroke={tone.text}
        strokeDasharray="3 3"
      />
      <Words
        x={round(x(feast.day) + pitch)}
        y={plot.y + text}
        size={text}
        fill={tone.text}
        lines={[feast.name]}
      />
      {[from, feast.day, to].map((day, index) => (
        <Words
          key={day}
          x={round(x(day) + (index * pitch) / 2)}
          y={base + text * 1.5}
          size={text}
          fill={tone.quiet}
          anchor={anchors[index] ?? 'end'}
          lines={[shownDay(day)]}
        />
      ))}
    </>
  )
}

const anchors = ['start', 'middle', 'end'] as const
