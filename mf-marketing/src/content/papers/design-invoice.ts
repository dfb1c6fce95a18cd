import type { Paise } from '../rupees.ts'

/** In per cent. `aside` is the part of the fee that this freelancer puts aside for advance tax. */
export const rates = { gst: 18, tds: 10, aside: 10 }

/** The hourly fee. */
export const rate: Paise = 2_000_00

/** The work done for the agency in October. */
export const work = [
  { what: 'Six labels, artwork', hours: 14 },
  { what: 'Wordmark, final files', hours: 12 },
  { what: 'Brand book, 24 pages', hours: 14 },
]

export const hours = {
  billed: work.reduce((sum, { hours }) => sum + hours, 0),
  favour: 3,
}

const share = (of: Paise, rate: number): Paise => Math.round((of * rate) / 100)

/** What becomes of a fee: GST is added, TDS is deducted if the client withholds it, and a part is put aside. */
function charge(fee: Paise, withheld: boolean) {
  const gst = share(fee, rates.gst)
  const tds = withheld ? share(fee, rates.tds) : 0
  const aside = share(fee, rates.aside)
  const received = fee + gst - tds
  return { fee, gst, due: fee + gst, tds, received, aside, yours: received - gst - aside }
}

export const agency = charge(hours.billed * rate, true)
export const startup = charge(30_000_00, false)
export const college = charge(18_000_00, false)
