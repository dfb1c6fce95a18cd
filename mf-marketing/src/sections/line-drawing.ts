import { css } from 'styled-components'

/** A line drawing in the text's colour, as wide as its container. Its lines have the same thickness at every size. */
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
