/** Rounds to one decimal, for paths. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Rounds to two decimals, for lengths that are repeated many times. */
export const hundredth = (value: number): number => Math.round(value * 100) / 100
