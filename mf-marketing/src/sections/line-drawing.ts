import { css } from 'styled-components'

/** A drawing in ink, as wide as its place. Its lines keep their thickness at every size. */
export const lineDrawing = css`
  display: block;
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: var(--text);
  stroke-width: 1.25;

  path {
    vector-effect: non-scaling-stroke;
  }
`
