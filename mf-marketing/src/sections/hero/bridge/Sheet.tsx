import { Fine, Line } from './Line.tsx'
import { nameDepth, round, type Works } from './works.ts'

/** The dimension line of each span, as on an engineer's sheet, with a gap in the middle for the span's name. */
export const Dimensions = ({ works }: { works: Works }) => {
  const { pitch, halfPylon, halfPier, clearance, name } = works
  const [left, right, y] = [halfPylon + 5 - pitch, -halfPier - 5, round(clearance * nameDepth)]
  const gap = name === 'wide' ? 100 : 52
  const middle = -pitch / 2
  const line = `M${left - 3} ${y + 3}l6-6m-3-3v12m0-6H${middle - gap}m${2 * gap} 0H${right}m0-6v12m-3-3 6-6`
  return (
    <g className="dimensions">
      <Fine d={line} />
      <g transform="scale(-1 1)">
        <Fine d={line} />
      </g>
    </g>
  )
}

export const Water = ({ works: { clearance } }: { works: Works }) => (
  <>
    <Line d={`M-3000 ${clearance}h6000`} stroke="var(--stone)" />
    {[0.08, 0.18, 0.3].map((depth) => (
      <Line key={depth} className="wave" d={`M-3000 ${round(clearance * (1 + depth))}h6000`} />
    ))}
  </>
)
