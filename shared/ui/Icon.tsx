import { styled } from 'styled-components'
import type { IconPath } from '../icons.ts'

/** An icon in the text colour; the text beside it carries the meaning. */
export const Icon = ({ path }: { path: IconPath }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </Drawing>
)

const Drawing = styled.svg`
  width: 1.375rem;
  height: 1.375rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`
