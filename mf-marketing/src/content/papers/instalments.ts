import type { Paise } from '../rupees.ts'
import { share } from './share.ts'

/** Per cent of an instalment: GST on a flat under construction, the buyer’s TDS, and the project’s own part. */
export const rates = { gst: 5, tds: 1, separate: 70 }

/** What a buyer pays for an instalment, and where it goes on arrival. */
export function payable(instalment: Paise) {
  const gst = share(instalment, rates.gst)
  const tds = share(instalment, rates.tds)
  const net = instalment + gst - tds
  const separate = share(instalment, rates.separate)
  return { instalment, gst, tds, net, separate, rest: net - separate }
}

export type Payable = ReturnType<typeof payable>

/** A twentieth of the price, due at booking, agreement, plinth, thirteen slabs and four more times up to possession. */
const instalment = 6_80_000_00

interface Stage {
  readonly name: string
  readonly certified: string
  readonly due: Payable
}

/** Flat 1204’s letters so far. */
export const stages = [
  { name: 'To slab five', certified: 'eight letters', due: payable(8 * instalment) },
  { name: 'Slab six', certified: '17 Aug', due: payable(instalment) },
  { name: 'Slab seven', certified: '14 Sep', due: payable(instalment) },
  { name: 'Slab eight', certified: '15 Oct', due: payable(instalment) },
  { name: 'Slab nine', certified: '16 Nov', due: payable(instalment) },
] as const satisfies readonly Stage[]

export const total = payable(stages.reduce((sum, { due }) => sum + due.instalment, 0))

/** The stage that this letter demands, which the page follows from the paper to the ledger. */
export const followed = stages[4]

/** The tower’s letters for slab nine. */
export const letters = { sent: 64, opened: 62 }

/** The receipts of the day: flat 1204’s and ten others. */
export const receipts = { flats: 11, all: payable(71_40_000_00) }

/** A broker’s commission, with GST and less TDS. */
export const commission = 1_68_000_00
export const brokerPaid: Paise = commission + share(commission, 18) - share(commission, 2)
