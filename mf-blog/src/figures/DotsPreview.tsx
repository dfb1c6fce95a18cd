/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { DotField } from './DotField.tsx'
import { rowsOf, scattered } from './dot-field.ts'
import type { DotsFigure } from './figure-kind.ts'
import { sheets } from './sheets.ts'

const width = 1200
const height = 630

/** The lower part of a link preview, from edge to edge; the title above has the numbers. */
export const DotsPreview = ({ figure: { total, exceptions } }: { figure: DotsFigure }) => {
  const pitch = width / sheets.preview.columns
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(0 ${height - pitch * rowsOf(sheets.preview, total)}) scale(${pitch})`}>
        <DotField
          id="dots"
          sheet={sheets.preview}
          total={total}
          exceptions={scattered(sheets.preview, total, exceptions)}
          radius={0.95}
          dot={0.5}
          round
        />
      </g>
    </svg>
  )
}
