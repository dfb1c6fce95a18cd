import { styled } from 'styled-components'
import { wave } from './guilloche-curve.ts'
import { Turns } from './Turns.tsx'

/**
 * Rings of a rosette. Each repeats one wave around the circle, shifted by equal parts of a lobe; the pattern appears
 * where the copies cross. A whole wave is one element: one element per lobe would mean hundreds to style and lay out.
 */
const rings = [
  { middle: 405, swing: 75, lobes: 24, turns: 8 },
  { middle: 265, swing: 85, lobes: 12, turns: 12 },
  { middle: 105, swing: 75, lobes: 8, turns: 10 },
]

/** The upper half of a rosette, as on banknotes. */
export const Guilloche = () => (
  <Rosette viewBox="-490 -490 980 490" preserveAspectRatio="xMidYMax" aria-hidden="true">
    {rings.map(({ middle, swing, lobes, turns }) => (
      <Turns key={middle} id={`turn-${lobes}-`} count={turns} of={lobes * turns}>
        <path d={wave(middle, swing, lobes)} />
      </Turns>
    ))}
  </Rosette>
)

const Rosette = styled.svg`
  fill: none;
  stroke: color-mix(in srgb, var(--bright) 65%, var(--ink));
  stroke-width: 1;
`
