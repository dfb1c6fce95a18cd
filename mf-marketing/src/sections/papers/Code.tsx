import { styled } from 'styled-components'

/** A square code to scan, given as one hexadecimal number for each of its rows. */
export const Code = ({ rows }: { rows: readonly string[] }) => (
  <Modules viewBox={`0 0 ${rows.length} ${rows.length}`} aria-hidden="true" shapeRendering="crispEdges">
    <path d={rows.map((row, y) => runsOf(row, rows.length, y)).join('')} />
  </Modules>
)

/** Adjacent dark modules of a row are drawn as one rectangle. */
const runsOf = (row: string, size: number, y: number): string => {
  const bits = BigInt(`0x${row}`).toString(2).padStart(size, '0')
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}

/** Three pixels per module, clear of the box below it. */
const Modules = styled.svg`
  width: 3.9375rem;
  height: 3.9375rem;
  margin: -0.25rem 0 0.5rem;
  fill: var(--text);
`
