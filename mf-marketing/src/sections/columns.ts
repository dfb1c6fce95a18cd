/** The gap between a section's two columns. */
export const gap = 'clamp(2rem, 4vw, 3.5rem)'

const startingAt = (percent: number) => `calc(${percent}% - ${gap}) minmax(0, 1fr)`

/** Where the second column of a section may start. */
export const atThird = startingAt(33.667)
export const atHalf = startingAt(50.5)
export const atTwoThirds = startingAt(67.333)
