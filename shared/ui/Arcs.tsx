import { styled } from 'styled-components'

const radii = [310, 250, 190, 130, 70]

/** The site's motif: thin arcs from one bank to the other. Inherits the text colour. */
export const Arcs = () => (
  <Drawing viewBox="0 0 640 322" aria-hidden="true">
    {radii.map((r) => (
      <path key={r} d={`M${320 - r} 321A${r} ${r} 0 0 1 ${320 + r} 321`} />
    ))}
    <path d="M0 321H640" />
    <circle cx="320" cy="11" r="5" />
    <circle cx="143" cy="144" r="4" />
    <circle cx="454" cy="187" r="4" />
  </Drawing>
)

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.25;

  circle {
    fill: currentColor;
  }
`
