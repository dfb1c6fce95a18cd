import type { Drawn } from '../figure-base.ts'
import { wrappedTo } from '../kit.tsx'
import { round } from '../round.ts'
import { type ColumnsFigure, heightOf } from './columns-figure.ts'

export interface Scales {
  readonly width: number
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

export function scalesOf({
  figure: { columns, limits },
  frame: { plot, text, roomy },
}: Drawn<ColumnsFigure>): Scales {
  const step = plot.width / columns.length
  const lines = columns.map(({ name }) => (name ? wrappedTo(name, step, text).length : 0))
  const base = round(plot.y + plot.height - text * (0.5 + 1.3 * (roomy ? Math.max(...lines) : 1)))
  const top = Math.max(...columns.map(heightOf), ...limits.map(({ at }) => at))
  const scale = (base - plot.y - text * 1.8) / top
  return {
    width: round(step * 0.84),
    x: (index) => round(plot.x + (index + 0.08) * step),
    y: (value) => round(base - value * scale),
  }
}
