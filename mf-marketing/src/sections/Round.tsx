import { styled } from 'styled-components'

/** A round icon control: a link, or a button with `as`. Its accessible name is its `aria-label`. */
export const Round = styled.a`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  svg {
    width: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
  }
`
