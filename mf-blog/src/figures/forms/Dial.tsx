/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { Drawn } from '../figure-base.ts'
import { Words } from '../kit.tsx'
import { round } from '../round.ts'
import { withCommas } from '../with-commas.ts'
import type { DialFigure } from './dial-figure.ts'

/** Minutes as arcs on a clock's face, six degrees each; hours as bars, with lengths to scale. */
export const Dial = ({ figure: { tasks }, frame, tone }: Drawn<DialFigure>) => {
  const { plot, roomy } = frame
  const beside = plot.width > 600
  const onCard = plot.width < 400 && !roomy
  const hours = roomy && !beside ? frame.text * 8 : 0
  const radius = onCard ? 110 : round((plot.height - hours) / 2 - 2)
  const [x, y] = onCard
    ? [frame.width - radius - 16, frame.height - radius - 16]
    : [round(plot.x + radius + 2), round(plot.y + radius + 2)]
  return (
    <>
      <Ticks x={x} y={y} radius={radius} colour={tone.text} />
      {tasks.map(({ name, minutes, mark }, index) => {
        const r = round(radius * (0.76 - 0.36 * index))
        const turn = (2 * Math.PI * r * minutes) / 60
        return (
          <circle
            key={name}
            className={mark ? undefined : 'rest'}
            cx={x}
            cy={y}
            r={r}
            transform={`rotate(-90 ${x} ${y})`}
            fill="none"
            stroke={mark ? tone.mark : tone.mass}
            strokeWidth={round(radius * 0.3)}
            strokeDasharray={`${round(turn)} 2000`}
          />
        )
      })}
      {!onCard && (
        <Hours
          figure={{ tasks }}
          frame={frame}
          tone={tone}
          left={beside ? x + radius + 56 : plot.x}
          top={beside ? plot.y + plot.height * 0.3 : y + radius + 34}
        />
      )}
    </>
  )
}

const Ticks = ({ x, y, radius, colour }: { x: number; y: number; radius: number; colour: string }) => {
  const at = (minute: number, r: number) => {
    const angle = (minute * Math.PI) / 30
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`
  }
  const tick = (_: unknown, minute: number) =>
    `M${at(minute, radius)}L${at(minute, radius * (minute % 5 === 0 ? 0.94 : 0.97))}`
  return <path d={Array.from({ length: 60 }, tick).join('')} stroke={colour} strokeWidth="1.2" />
}

interface HoursProps extends Drawn<Pick<DialFigure, 'tasks'>> {
  readonly left: number
  readonly top: number
}

const Hours = ({ figure: { tasks }, frame: { plot, text }, tone, left, top }: HoursProps) => {
  const scale = (plot.x + plot.width - left) / Math.max(...tasks.map(({ hours }) => hours))
  return tasks.map(({ name, hours, minutes, mark }, index) => {
    const y = round(top + index * text * 4)
    return (
      <g key={name}>
        <rect
          x={left}
          y={y}
          width={round(hours * scale)}
          height={round(text * 1.1)}
          fill={mark ? tone.mark : tone.mass}
        />
        <Words
          x={left}
          y={y - text * 0.6}
          size={text}
          weight={600}
          fill={tone.text}
          lines={[`${minutes} minutes ${name}: ${withCommas(hours)} hours`]}
        />
      </g>
    )
  })
}
