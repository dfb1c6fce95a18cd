/** To one decimal, for paths. */
export const round = (value: number): number => Math.round(value * 10) / 10
