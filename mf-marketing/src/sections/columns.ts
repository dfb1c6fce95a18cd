/** The gap between a section's two columns. */
export const gap = 'clamp(2rem, 4vw, 3.5rem)'

const startingAt = (percent: number) => `calc(${percent}% - ${gap}) minmax(0, 1fr)`

/** Where a second column may start, in every section; the last one is for the screen beside a wide paper. */
export const atThird = startingAt(33.667)
export const atHalf = startingAt(50.5)
export const atTwoThirds = startingAt(67.333)
