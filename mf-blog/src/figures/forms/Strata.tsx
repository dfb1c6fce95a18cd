/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Drawn } from '../figure-base.ts'
import { Words, wrappedTo } from '../kit.tsx'
import { hundredth, round } from '../round.ts'
import { restOf, type StrataFigure } from './strata-figure.ts'

/** Layers to scale. On a card, they reach the card's edges. */
export const Strata = ({ figure: { strata, measure, marked }, frame, tone }: Drawn<StrataFigure>) => {
  const { plot, text, roomy } = frame
  const [left, width, bottom] = roomy
    ? [plot.x, plot.width, plot.y + plot.height]
    : [plot.x - frame.head.x, frame.width - plot.x + frame.head.x, frame.height]
  const total = strata.reduce((sum, { value }) => sum + value, 0)
  const scale = (bottom - plot.y) / total
  const inWords = (value: number) => measure.replace('#', String(value))
  return strata.map((stratum, index) => {
    const { name, value, part } = stratum
    const above = strata.slice(0, index).reduce((sum, stratum) => sum + stratum.value, 0)
    const y = round(plot.y + above * scale)
    const height = round(value * scale - 2)
    const split = round(left + width * (1 - part / value))
    const line = round(y + (height < text * 3 ? height / 2 + text * 0.38 : text * 1.6))
    return (
      <g key={name}>
        <rect
          className="rest"
          x={left}
          y={y}
          width={round(split - left)}
          height={height}
          fill={tone.mass}
          fillOpacity={hundredth(0.25 + 0.15 * index)}
        />
        <Words
          x={left + Math.max(frame.head.x, 12)}
          y={line}
          size={text}
          fill={tone.text}
          weight={650}
          lines={roomy && part === 0 ? [`${inWords(value)} ${name}`] : [inWords(restOf(stratum))]}
        />
        {part > 0 && (
          <g>
            <rect x={split} y={y} width={round(left + width - split)} height={height} fill={tone.mark} />
            <Words
              x={split + 14}
              y={line}
              size={text}
              fill="var(--ink)"
              weight={650}
              lines={[`${inWords(part)} ${marked}`]}
            />
            {roomy && (
              <Words
                x={split + 14}
                y={line + text * 1.4}
                size={text}
                fill="var(--ink)"
                lines={wrappedTo(name, left + width - split - 14, text)}
              />
            )}
          </g>
        )}
      </g>
    )
  })
}
