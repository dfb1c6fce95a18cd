import type { Paise } from '../rupees.ts'

/** In per cent: what a client withholds from a fee, and what a buyer withholds from a price. */
export const rates = { fee: 10, price: 1 }

/** An amount, what is withheld from it, and what is left to pay. */
function withhold(amount: Paise, rate: number) {
  const tds = Math.round((amount * rate) / 100)
  return { amount, tds, net: amount - tds }
}

/** Matter 318: the firm’s fee, counsel’s fee for the opinion, and the price that waits in escrow. */
export const fee = withhold(3_00_000_00, rates.fee)
export const counsel = withhold(60_000_00, rates.fee)
export const price = withhold(2_50_00_000_00, rates.price)

/** Out-of-pocket expenses, each with a voucher. Nothing is withheld from them. */
export const expenses = [
  { what: 'Searches of title', how: 'Thirty years', amount: 6_800_00 },
  { what: 'Certified copies', how: 'Six', amount: 1_460_00 },
  { what: 'Courier', how: 'Nine packets', amount: 1_160_00 },
  { what: 'Travel', how: 'To the site, twice', amount: 9_040_00 },
]

export const outOfPocket = expenses.reduce((sum, { amount }) => sum + amount, 0)

export const note = { amount: fee.amount + outOfPocket, tds: fee.tds, net: fee.net + outOfPocket }

/** The year’s fee notes. This is the last one, and still open, because its expenses have not been paid. */
export const notes = { sent: 41, open: [33, 39, 41] }
