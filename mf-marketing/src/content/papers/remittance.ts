import type { Paise } from '../rupees.ts'

interface Parcel {
  readonly order: string
  readonly delivered: string
  readonly pin: string
  readonly cash: Paise
  /** Set if the order’s own record says that the parcel was delivered, but its cash was not sent on. */
  readonly withheld?: true
}

/** One courier’s parcels at the top of its slip. */
export const parcels = [
  { order: '71833', delivered: '6 Nov', pin: '400053', cash: 1_499_00 },
  { order: '71840', delivered: '7 Nov', pin: '411038', cash: 899_00 },
  { order: '71852', delivered: '7 Nov', pin: '400614', cash: 1_449_00, withheld: true },
  { order: '71857', delivered: '7 Nov', pin: '422005', cash: 2_198_00 },
  { order: '71861', delivered: '8 Nov', pin: '403001', cash: 1_149_00 },
] as const satisfies readonly Parcel[]

/** The parcels further down, including the second one whose cash was not sent on. */
export const further = { parcels: 120, cash: 1_62_904_00, withheld: 1_299_00 }

export const remittedFor = (parcel: Parcel): Paise => (parcel.withheld ? 0 : parcel.cash)

const sumOf = (of: (parcel: Parcel) => Paise, more: Paise): Paise =>
  parcels.reduce((sum, parcel) => sum + of(parcel), more)

/** The slip’s last line: what was due at the doors, and what the courier sent. */
export const total = {
  cash: sumOf(({ cash }) => cash, further.cash),
  remitted: sumOf(remittedFor, further.cash - further.withheld),
}

const withheld = parcels.filter((parcel) => 'withheld' in parcel).length + 1

export const west = {
  name: 'Pashchim Parcel',
  parcels: parcels.length + further.parcels,
  remitted: total.remitted,
  missing: withheld,
  claim: total.cash - total.remitted,
}

/** The previous week's slip, all of whose parcels were paid for. */
export const earlier = { parcels: 98, remitted: 1_31_860_00, further: { parcels: 93, cash: 1_25_466_00 } }

/** The other courier, whose parcels all agree. */
export const east = { name: 'Udaya Express', parcels: 188, remitted: 2_61_300_00 }

/** The day on which both missing parcels were handed over. */
export const saturday = { parcels: 62, agree: 62 - withheld }

/** The parcel that the page follows from the paper to the ledger. */
export const followed = parcels[2]

/** The order of the kurta that was sent back. */
export const returned = { order: '71846', price: 1_299_00 }
