/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Drawn } from '../figure-base.ts'
import { Words } from '../kit.tsx'
import { round } from '../round.ts'
import { type SidesFigure, sideOf } from './sides-figure.ts'

/** A row for each case: its events are circles on either side of the date, filled if they are on the majority side. */
export const Sides = ({ figure, frame, tone }: Drawn<SidesFigure>) => {
  const { events, date, before, after, cases } = figure
  const { plot, text, roomy } = frame
  const head = text * (roomy ? 2.6 : 1.6)
  const pitch = (plot.height - head) / cases.length
  const middle = round(plot.x + plot.width / 2)
  const step = plot.width / 2 / (events.length + 0.9)
  const radius = round(Math.min(pitch * 0.36, 15))
  const x = (side: string, event: number) =>
    round(side === 'b' ? middle - (events.length - event - 0.1) * step : middle + (event + 0.9) * step)
  return (
    <>
      {cases.map((letters, row) => {
        const y = round(plot.y + head + (row + 0.5) * pitch)
        const side = sideOf(letters)
        const [start, width] = side === 'b' ? [plot.x, middle - plot.x] : [middle, plot.width / 2]
        return (
          <g key={letters}>
            <rect
              x={start}
              y={round(y - pitch * 0.44)}
              width={width}
              height={round(pitch * 0.88)}
              fill={tone.mass}
              fillOpacity="0.55"
            />
            {[...letters].map((letter, event) => (
              <circle
                key={events[event]}
                className={letter === side ? undefined : 'rest'}
                cx={x(letter, event)}
                cy={y}
                r={radius}
                fill={letter === side ? tone.mark : 'none'}
                stroke={tone.mark}
                strokeWidth="1.5"
              />
            ))}
            {roomy &&
              [...letters].map((letter, event) => (
                <Words
                  key={events[event]}
                  x={x(letter, event)}
                  y={y + text * 0.36}
                  size={text}
                  weight={650}
                  anchor="middle"
                  fill={letter === side ? tone.ground : tone.text}
                  lines={[events[event]?.charAt(0) ?? '']}
                />
              ))}
          </g>
        )
      })}
      <path d={`M${middle} ${plot.y}V${plot.y + plot.height}`} stroke={tone.text} strokeWidth="2" />
      <Words
        x={middle - 10}
        y={plot.y + text}
        size={text}
        weight={600}
        anchor="end"
        fill={tone.text}
        lines={[before]}
      />
      <Words
        x={middle + 10}
        y={plot.y + text}
        size={text}
        weight={600}
        fill={tone.text}
        lines={[roomy ? `${after} from ${date}` : after]}
      />
    </>
  )
}
