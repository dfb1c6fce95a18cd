import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

const [period, height] = [160, 144]
const swings = Array.from({ length: 13 }, (_, i) => (i - 6) * 22)

/** Waves of several amplitudes through the same nodes, and the same waves shifted by a quarter of a period. */
const waves = [-period / 4, 0]
  .flatMap((x) =>
    swings.map((swing) => `M${x} ${height / 2}q${period / 4} ${swing} ${period / 2} 0t${period / 2} 0t80 0`),
  )
  .join('')

/** A guilloche from one edge of the window to the other, behind the first row of seals. */
export const Strip = () => (
  <Band aria-hidden="true">
    <pattern id="strip" width={period} height={height} patternUnits="userSpaceOnUse">
      <path d={waves} />
    </pattern>
    <rect width="100%" height="100%" fill="url(#strip)" />
  </Band>
)

const Band = styled.svg`
  display: none;
  grid-area: 1 / 1;
  align-self: center;
  width: 300vw;
  max-width: none;
  height: ${height}px;

  path {
    fill: none;
    stroke: var(--action);
    stroke-width: 0.5;
    opacity: 0.5;
  }

  ${tablet} {
    display: block;
  }
`
