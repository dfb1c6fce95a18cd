import { Deck, Fine, Line } from './Line.tsx'
import { bracing, chords, hangers, panelPoint, round, type Works } from './works.ts'

/** What remains of Bank A's arch when the bank is down. Bank B's arch is the same, plus the piece that would fall. */
export const Steel = ({ works, transform }: { works: Works; transform: string }) => {
  const { gap, panels } = works
  return (
    <g transform={transform}>
      <Fine
        d={
          hangers(works, 1, gap[0]) +
          hangers(works, gap[1], panels - 1) +
          bracing(works, 1, gap[0]) +
          bracing(works, gap[1], panels - 1)
        }
      />
      <Line d={chords(works, 0, gap[0]) + chords(works, gap[1], panels)} />
    </g>
  )
}

export const Fallen = ({ works, id }: { works: Works; id: string }) => {
  const [from, to] = works.gap
  return (
    <g id={id}>
      <Deck from={panelPoint(works, from).x} to={panelPoint(works, to).x} />
      <Fine d={hangers(works, from + 1, to - 1) + bracing(works, from, to)} />
      <Line d={chords(works, from, to)} />
    </g>
  )
}

/** The deck without the pieces that fall, or would fall, with the arches. */
export const StandingDeck = ({ works }: { works: Works }) => {
  const { pitch, halfPylon, gap } = works
  const [outer, inner] = gap
  const fromMiddle = (panel: number) => round(pitch - halfPylon - panelPoint(works, panel).x)
  return (
    <>
      <Deck from={-3000} to={-fromMiddle(outer)} />
      <Deck from={-fromMiddle(inner)} to={fromMiddle(inner)} />
      <Deck from={fromMiddle(outer)} to={3000} />
    </>
  )
}
