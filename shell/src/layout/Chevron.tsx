import { styled } from 'styled-components'

export const Chevron = () => (
  <Drawing viewBox="0 0 12 12" aria-hidden="true">
    <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
  </Drawing>
)

const Drawing = styled.svg`
  width: 0.75rem;
  height: 0.75rem;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`
