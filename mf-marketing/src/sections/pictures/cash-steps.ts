import { days, type Level } from '../../content/pictures/balances.ts'

/** Where the balance starts, in a height of 100. */
export const highest = 92

/** The distance from the top, from 0 to 100; the balance never rises above where it starts. */
export const heightOf = (left: number, start: number): number =>
  Number((100 - (left / start) * highest).toFixed(1))

/** Money moves in steps, on the day of each move. */
export const stepsOf = (start: number, levels: readonly Level[]): string =>
  `${levels.reduce(
    (path, { day, left }) => `${path}H${day}V${heightOf(left, start)}`,
    `M0 ${heightOf(start, start)}`,
  )}H${days}`
