import { arches } from '../../arches.ts'
import { Fine, Stone } from './Line.tsx'
import type { Works } from './works.ts'

/** Half the width of a pylon as drawn, before it is scaled to the dimensions of its bridge. */
const halfWidth = 30

const scaleOf = ({ halfPylon }: Works) => Math.round((100 * halfPylon) / halfWidth) / 100

/** A bank: a pylon with a portico on top. Its windows are drawn separately, because they go dark on their own. */
export const Pylon = ({ id, works }: { id: string; works: Works }) => {
  const scale = scaleOf(works)
  const foot = Math.round(works.clearance / scale)
  return (
    <g id={id} transform={`scale(${scale})`}>
      <Stone d={`M-25-112-29 ${foot}H29L25-112Z`} />
      <Fine d="M-20-112v52m5-52v52m7-52v52m5-52v52m6-52v52m5-52v52m7-52v52m5-52v52" />
      <Fine d={`M-27-60h54m-54 5h54${courses(28, foot, 12)}`} />
      <Stone d="M-30-120h60v8h-60zM0-144 30-120h-60zM-33 0h66v10h-66z" />
    </g>
  )
}

export const Windows = ({ id, works }: { id: string; works: Works }) => (
  <path
    id={id}
    fill="var(--light)"
    stroke="none"
    transform={`scale(${scaleOf(works)})`}
    d="M-14-14v-24a4 4 0 0 1 8 0v24zm20 0v-24a4 4 0 0 1 8 0v24zM-3-128a3 3 0 0 0 6 0 3 3 0 0 0-6 0"
  />
)

/** The pier that both spans land on. */
export const Pier = ({ works: { halfPier, clearance } }: { works: Works }) => (
  <>
    <Stone d={`M${-halfPier} 0-${halfPier + 3} ${clearance}h${2 * halfPier + 6}L${halfPier} 0z`} />
    <Fine d={courses(halfPier, clearance, 10)} />
  </>
)

/** Smaller arches that carry the deck from the bridge to the shore. */
export const Viaduct = ({ id, works }: { id: string; works: Works }) => {
  const { clearance, pitch, halfPylon } = works
  const bay = Math.round(clearance * 1.1)
  const pier = Math.round(bay * 0.16)
  const legs = clearance - (bay - pier) / 2 - Math.round(clearance * 0.15)
  return (
    <g id={id} transform={`translate(${pitch + halfPylon})`}>
      <Fine d={`M0 ${clearance}${arches({ count: 10, bay, pier, legs })}`} />
    </g>
  )
}

/** Courses of stone between the deck and the water. */
const courses = (half: number, foot: number, height: number) =>
  Array.from(
    { length: Math.floor((foot - 14) / height) },
    (_, i) => `M${-half} ${height * i + 20}h${2 * half}`,
  ).join('')
