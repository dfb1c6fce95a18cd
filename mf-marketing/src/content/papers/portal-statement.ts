import type { Paise } from '../rupees.ts'
import { share } from './share.ts'

/** In per cent. The commission and the two withheld taxes are calculated on the tariff before GST. */
export const rates = { gst: 5, commission: 18, gstOnCommission: 18, tcs: 0.5, tds: 0.1 }

/** What a travel portal takes from a tariff that a guest pays with GST, and what the hotel gets. */
export function settle(tariff: Paise) {
  const guestPaid = tariff + share(tariff, rates.gst)
  const commission = share(tariff, rates.commission)
  const gstOnCommission = share(commission, rates.gstOnCommission)
  const tcs = share(tariff, rates.tcs)
  const tds = share(tariff, rates.tds)
  const net = guestPaid - commission - gstOnCommission - tcs - tds
  return { tariff, guestPaid, commission, gstOnCommission, tcs, tds, net }
}

export type Settled = ReturnType<typeof settle>

interface Stay {
  readonly number: string
  readonly room: string
  readonly nights: string
  /** Zero for a no-show that the portal did not pay for. */
  readonly tariff: Paise
}

/** The stays on the first page, out of 61. */
export const stays = [
  { number: '70411', room: '108', nights: '8–9 Nov', tariff: 5_000_00 },
  { number: '70418', room: '204', nights: '9–10 Nov', tariff: 6_000_00 },
  { number: '70426', room: '301', nights: '9–12 Nov', tariff: 16_500_00 },
  { number: '70433', room: '117', nights: '11–12 Nov', tariff: 0 },
  { number: '70440', room: '210', nights: '12–15 Nov', tariff: 18_000_00 },
] as const satisfies readonly Stay[]

/** What the portal owes for a no-show under its contract: one night at the lowest tariff. */
export const claimed = settle(stays[0].tariff)

/** The stays on the other pages, including the second no-show. */
export const further = { stays: 56, noShows: 1, tariff: 4_98_500_00 }

const noShows = stays.filter(({ tariff }) => tariff === 0).length + further.noShows

export const counts = {
  stays: stays.length + further.stays,
  noShows,
  agree: stays.length + further.stays - noShows,
}

/** All 61 stays: the last line of the statement. */
export const total = settle(stays.reduce((sum, { tariff }) => sum + tariff, further.tariff))

/** The stay that the page follows from the paper to the ledger. */
export const followed = stays[1]
