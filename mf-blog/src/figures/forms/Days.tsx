/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words } from '../kit.tsx'
import { round } from '../round.ts'
import { type DaysFigure, dayNames, minutesInDay } from './days-figure.ts'

/** One strip for each day, from midnight to midnight. */
export const Days = ({ figure: { from, to, mark, happenings }, frame, tone }: Drawn<DaysFigure>) => {
  const { plot, text, roomy } = frame
  const left = plot.x + text * 3
  const right = plot.x + plot.width
  const pitch = plot.height / dayNames.length
  const height = round(pitch * (roomy ? 0.5 : 0.7))
  const x = (minutes: number) => round(left + (minutes / minutesInDay) * (right - left))
  return dayNames.map((name, day) => {
    const y = round(plot.y + (day + 1) * pitch - height)
    const within = (start: number, end: number) => {
      const [a, b] = [start, end].map((at) =>
        Math.min(Math.max(at - day * minutesInDay, 0), minutesInDay),
      ) as [number, number]
      return b > a ? { x: x(a), width: round(x(b) - x(a)) } : undefined
    }
    const [wait, paid] = [within(from, to), within(mark.from, mark.to)]
    return (
      <g key={name}>
        <rect
          x={left}
          y={y}
          width={round(right - left)}
          height={height}
          fill={tone.mass}
          fillOpacity="0.28"
        />
        {wait && <rect className="rest" {...wait} y={y} height={height} fill={tone.mass} />}
        {paid && <rect {...paid} y={y} height={round(height + pitch * 0.12)} fill={tone.mark} />}
        <Words
          x={plot.x}
          y={round(y + height / 2 + text * 0.36)}
          size={text}
          weight={600}
          fill={tone.text}
          lines={[name.slice(0, 3)]}
        />
        {roomy &&
          happenings
            .filter(({ at }) => Math.floor(at / minutesInDay) === day)
            .map(({ at, name: what }) => {
              const start = x(at - day * minutesInDay)
              const late = start + (what.length + 6) * text * 0.53 > right
              return (
                <Words
                  key={what}
                  x={late ? right : start}
                  y={round(y - text * 0.5)}
                  size={text}
                  fill={tone.text}
                  weight={at === mark.from ? 700 : 500}
                  anchor={late ? 'end' : 'start'}
                  lines={[`${clock(at)} ${what}`]}
                />
              )
            })}
      </g>
    )
  })
}

const clock = (at: number): string =>
  [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
