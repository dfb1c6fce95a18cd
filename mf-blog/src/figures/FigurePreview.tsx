/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { FigureDrawing, type PlottedFigure } from './FigureDrawing.tsx'
import { frameOf } from './frames.ts'

/** The lower part of a link preview, below its title. */
export const FigurePreview = ({ figure }: { figure: PlottedFigure }) => (
  <svg viewBox="0 0 1200 630" aria-hidden="true">
    <g transform={`translate(72 ${630 - frameOf(figure, 'preview').height - 10})`}>
      <FigureDrawing figure={figure} size="preview" />
    </g>
  </svg>
)
