/** @jsxRuntime automatic — set here because builds run this file, and a team's folder has no tsconfig.json */
import { DotField } from './DotField.tsx'
import { rowsOf, scattered } from './dot-field.ts'
import type { DotsFigure } from './dots-figure.ts'
import { layouts } from './sheets.ts'

const width = 1200
const height = 630
const { sheet, dot } = layouts.preview

/** The lower part of a link preview, from edge to edge; the title above has the numbers. */
export const DotsPreview = ({ figure: { total, exceptions } }: { figure: DotsFigure }) => {
  const pitch = width / sheet.columns
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(0 ${height - pitch * rowsOf(sheet, total)}) scale(${pitch})`}>
        <DotField
          id="dots"
          sheet={sheet}
          total={total}
          exceptions={scattered(sheet, total, exceptions, [0, sheet.columns])}
          radius={0.95}
          dot={dot}
          round
        />
      </g>
    </svg>
  )
}
