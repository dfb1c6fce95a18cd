import { Line } from './Line.tsx'
import { round, spanOf, type Works } from './works.ts'

/** Points of light on the deck, at every other panel. */
export const Lamps = ({ works }: { works: Works }) => {
  const { pitch, halfPylon, panels } = works
  const pace = round((2 * spanOf(works)) / panels)
  const row = `m${pace} 0h0`.repeat(panels / 2 - 1)
  return (
    <>
      <Line className="lamps lights" d={`M${halfPylon - pitch}-3${row}`} />
      <Line className="lamps" d={`M${halfPylon - pitch}-3${row}`} transform="scale(-1 1)" />
    </>
  )
}
