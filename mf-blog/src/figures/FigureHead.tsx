/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import type { Drawn, FigureBase } from './figure-base.ts'
import { Words, wrapped } from './kit.tsx'
import { round } from './round.ts'

/** A figure's number, and what it stands for. */
export const FigureHead = ({ figure: { numeral, unit, of }, frame: { head }, tone }: Drawn<FigureBase>) => {
  const wide = numeral.length + (unit ? 0.6 * (unit.length + 1) : 0)
  const size = round(Math.min(head.size, head.room / (wide * 0.54)))
  const y = round(head.y - 0.72 * (head.size - size))
  return (
    <>
      <text
        className="numeral"
        x={round(head.x - (numeral.startsWith('₹') ? 0 : size * 0.04))}
        y={y}
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize={size}
        letterSpacing={round(-0.035 * size)}
        fill={tone.numeral}
      >
        {numeral}
        {unit && (
          <tspan dx={round(size * 0.16)} fontSize={round(size * 0.48)} letterSpacing="0">
            {unit}
          </tspan>
        )}
      </text>
      <Words
        x={head.x}
        y={round(y + head.caption * 1.75)}
        size={head.caption}
        fill={tone.text}
        lines={wrapped(of, head.line)}
      />
    </>
  )
}
