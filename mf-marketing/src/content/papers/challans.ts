import { shownDay } from '@bridge/shared/shown-date'
import type { Paise } from '../rupees.ts'
import { share } from './share.ts'

/** GST on castings, in per cent. */
export const gst = 18

/**
 * Maximum days that a micro or small supplier may be kept waiting, by written agreement, from the day of acceptance.
 */
export const limit = 45

const pricePerKilo: Paise = 87_50

/** The day that the page shows: Thursday, 18 June. */
const today = Date.UTC(2026, 5, 18)
const dayLength = 86_400_000

interface Challan {
  readonly number: string
  /** The day, and the month counted from zero, in 2026. */
  readonly accepted: readonly [day: number, month: number]
  readonly castings: string
  readonly kilos: number
}

/** Umiya’s deliveries this season, oldest first. */
export const challans = [
  { number: 'UC/118', accepted: [5, 4], castings: 'Bearing caps', kilos: 800 },
  { number: 'UC/121', accepted: [14, 4], castings: 'Gear blanks', kilos: 640 },
  { number: 'UC/126', accepted: [23, 4], castings: 'Pulleys', kilos: 720 },
  { number: 'UC/131', accepted: [2, 5], castings: 'Gear blanks', kilos: 560 },
  { number: 'UC/137', accepted: [11, 5], castings: 'Bearing caps', kilos: 840 },
] as const satisfies readonly Challan[]

const acceptedOn = ({ accepted: [day, month] }: Challan) => Date.UTC(2026, month, day)

export const dayOf = (challan: Challan): number => (today - acceptedOn(challan)) / dayLength

const dayAndMonth = (time: number): string => shownDay(new Date(time).toISOString().slice(0, 10))

export const acceptance = (challan: Challan): string => dayAndMonth(acceptedOn(challan))

/** The last day on which the challan may be paid. */
export const deadline = (challan: Challan): string => dayAndMonth(acceptedOn(challan) + limit * dayLength)

export function billed(kilos: number) {
  const value = kilos * pricePerKilo
  const tax = share(value, gst)
  return { kilos, value, tax, amount: value + tax }
}

export const total = billed(challans.reduce((sum, { kilos }) => sum + kilos, 0))

/** The challan that the page follows from the paper to the ledger. */
export const followed = challans[0]
export const dueNow = billed(followed.kilos).amount
