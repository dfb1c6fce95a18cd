/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */

import type { DotsFigure } from './dots/dots-figure.ts'
import { FigureHead } from './FigureHead.tsx'
import type { Figure } from './figure-kind.ts'
import { Areas } from './forms/Area.tsx'
import { Calendar } from './forms/Calendar.tsx'
import { Columns } from './forms/Columns.tsx'
import { Days } from './forms/Days.tsx'
import { Dial } from './forms/Dial.tsx'
import { Grid } from './forms/Grid.tsx'
import { Sides } from './forms/Sides.tsx'
import { Strata } from './forms/Strata.tsx'
import { Ticks } from './forms/Ticks.tsx'
import { type Frame, frameOf, type Size } from './frames.ts'
import { grounds } from './grounds.ts'

export type PlottedFigure = Exclude<Figure, DotsFigure>

interface FigureDrawingProps {
  readonly figure: PlottedFigure
  readonly size: Size
}

/** A figure's number and its drawing, in one of the sizes. */
export const FigureDrawing = ({ figure, size }: FigureDrawingProps) => {
  const frame = frameOf(figure, size)
  return (
    <>
      <Plot figure={figure} frame={frame} />
      <FigureHead figure={figure} frame={frame} tone={grounds[figure.ground]} />
    </>
  )
}

const Plot = ({ figure, frame }: { figure: PlottedFigure; frame: Frame }) => {
  const rest = { frame, tone: grounds[figure.ground] }
  switch (figure.form) {
    case 'area':
      return <Areas figure={figure} {...rest} />
    case 'calendar':
      return <Calendar figure={figure} {...rest} />
    case 'columns':
      return <Columns figure={figure} {...rest} />
    case 'days':
      return <Days figure={figure} {...rest} />
    case 'dial':
      return <Dial figure={figure} {...rest} />
    case 'grid':
      return <Grid figure={figure} {...rest} />
    case 'sides':
      return <Sides figure={figure} {...rest} />
    case 'strata':
      return <Strata figure={figure} {...rest} />
    case 'ticks':
      return <Ticks figure={figure} {...rest} />
  }
}
