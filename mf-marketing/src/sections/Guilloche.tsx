import { styled } from 'styled-components'
import { wave } from './guilloche-curve.ts'

/** Lines that cross in the outer ring, however many lobes each of them has. */
const crossings = 192

/** Each ring repeats one wave at even steps within a lobe; where the turns cross, the pattern appears. */
const ringsOf = (lobes: number) => [
  { middle: 405, swing: 75, lobes, turns: Math.max(2, Math.round(crossings / lobes)) },
  { middle: 265, swing: 85, lobes: 12, turns: 12 },
  { middle: 105, swing: 75, lobes: 8, turns: 10 },
]

/** A rosette as on banknotes. Its outer ring has as many lobes as the page has counted. */
export const Guilloche = ({ lobes = 24 }: { lobes?: number | undefined }) => (
  <Rosette viewBox="-490 -490 980 980" aria-hidden="true">
    {ringsOf(lobes).map(({ middle, swing, lobes, turns }) => (
      <g key={middle}>
        <path id={`turn-${middle}`} d={wave(middle, swing, lobes)} />
        {Array.from({ length: turns - 1 }, (_, i) => (
          <use
            key={i + 1}
            href={`#turn-${middle}`}
            transform={`rotate(${Number((((i + 1) * 360) / lobes / turns).toFixed(2))})`}
          />
        ))}
      </g>
    ))}
  </Rosette>
)

const Rosette = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 0.75;

  path {
    vector-effect: non-scaling-stroke;
  }
`
