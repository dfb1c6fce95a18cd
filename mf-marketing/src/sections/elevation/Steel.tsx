import { Fine, Line } from './Line.tsx'
import { bracing, chords, deck, hangers, panelPoint, type Works } from './works.ts'

/** What stands of Bank A's arch when it is down, which is all of Bank B's but the piece that falls. */
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
      <Line
        d={deck(panelPoint(works, from).x, panelPoint(works, to).x)}
        stroke="var(--on-ink)"
        strokeWidth="1.25"
      />
      <Fine d={hangers(works, from + 1, to - 1) + bracing(works, from, to)} />
      <Line d={chords(works, from, to)} />
    </g>
  )
}
