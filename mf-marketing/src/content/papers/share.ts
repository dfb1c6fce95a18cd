import type { Paise } from '../rupees.ts'

/** So many per cent of a sum, to the nearest paisa. */
export const share = (of: Paise, rate: number): Paise => Math.round((of * rate) / 100)
