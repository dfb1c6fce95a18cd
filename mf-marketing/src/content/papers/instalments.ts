import type { Paise } from '../rupees.ts'
import { share } from './share.ts'

/** Per cent of an instalment: GST on a flat under construction, the buyer’s TDS, the separate account’s part. */
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

/** The fourth of eight flats on the twelfth floor. */
export const flat = '1204'

/** What the flat’s letters so far have demanded, by stage. */
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

/** The number of letters for slab nine that have been sent to buyers in the tower. */
export const letters = { sent: 64 }

/** The receipts of the day: flat 1204’s and ten others. */
export const receipts = { flats: 11, all: payable(71_40_000_00) }

/** The price of cement for slab ten, paid from the separate account. */
export const cement = 8_64_000_00

/** A broker’s commission, with GST and less TDS. */
export const commission = 1_68_000_00
export const brokerPaid: Paise = commission + share(commission, 18) - share(commission, 2)

interface Movement {
  /** Days after slab seven was certified. */
  readonly day: number
  readonly amount: Paise
}

/** The separate account from slab seven to slab nine: buyers’ instalments, and certified bills. */
export const account = {
  opening: 62_40_000_00,
  slabs: [
    {
      name: 'Slab seven',
      on: '14 Sep',
      movements: [
        { day: 0, amount: 52_36_000_00 },
        { day: 7, amount: 85_68_000_00 },
        { day: 14, amount: 61_88_000_00 },
        { day: 18, amount: -1_21_40_000_00 },
        { day: 24, amount: -38_00_000_00 },
      ],
    },
    {
      name: 'Slab eight',
      on: '15 Oct',
      movements: [
        { day: 31, amount: 57_12_000_00 },
        { day: 38, amount: 80_92_000_00 },
        { day: 45, amount: 66_64_000_00 },
        { day: 49, amount: -1_24_60_000_00 },
        { day: 55, amount: -41_20_000_00 },
      ],
    },
    {
      name: 'Slab nine',
      on: '16 Nov',
      movements: [
        { day: 63, amount: receipts.all.separate },
        { day: 63, amount: -cement },
      ],
    },
  ],
} as const satisfies {
  readonly opening: Paise
  readonly slabs: readonly { name: string; on: string; movements: readonly Movement[] }[]
}
