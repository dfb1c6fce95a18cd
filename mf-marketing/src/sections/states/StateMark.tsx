import { styled } from 'styled-components'
import type { State } from '../../content/screen.ts'
import { stateShapes } from './state-shapes.tsx'

/** The shape of a state whose words are elsewhere in the picture. */
export const StateMark = ({ state: [, kind] }: { state: State }) => (
  <Shape viewBox="0 0 16 16" aria-hidden="true">
    {stateShapes[kind]}
  </Shape>
)

const Shape = styled.svg`
  width: 1.125rem;
  height: 1.125rem;
  fill: none;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
