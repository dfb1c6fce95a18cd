/** With large text on a phone, a whole drawing shrinks, so that its figures are neither cut off nor covered. */
export const smaller = [
  [20, 0.8],
  [16.4, 0.65],
  [13.7, 0.5],
  [11, 0.42],
].map(([below, zoom]) => `@media (width < ${below}rem) { zoom: ${zoom}; }`)
