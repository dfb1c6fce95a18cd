import type { Paise } from '../rupees.ts'

/** This percentage of an amount, to the nearest paisa. */
export const share = (of: Paise, rate: number): Paise => Math.round((of * rate) / 100)
