import type { Paise } from '../rupees.ts'
import { share } from './share.ts'

/** Per cent: withheld from the amount settled, as from any professional’s fee. */
export const tdsRate = 10

interface Claim {
  readonly number: string
  readonly treatment: string
  readonly billed: Paise
  /** The amount in the TPA’s letter at discharge. */
  readonly approved: Paise
  /** Deducted from that amount at settlement. */
  readonly deducted: Paise
}

/** What a TPA pays for a claim. */
export function settle({ billed, approved, deducted }: Omit<Claim, 'number' | 'treatment'>) {
  const tds = share(approved - deducted, tdsRate)
  return { billed, approved, deducted, tds, paid: approved - deducted - tds }
}

export type Settled = ReturnType<typeof settle>

/** The claims on the first page, out of forty. */
export const claims = [
  {
    number: '88120',
    treatment: 'Knee replacement',
    billed: 1_84_600_00,
    approved: 1_62_000_00,
    deducted: 0,
  },
  { number: '88127', treatment: 'Appendix', billed: 74_350_00, approved: 68_000_00, deducted: 0 },
  {
    number: '88134',
    treatment: 'Dengue, 6 nights',
    billed: 61_200_00,
    approved: 54_500_00,
    deducted: 8_400_00,
  },
  { number: '88141', treatment: 'Dialysis, 4 days', billed: 9_600_00, approved: 9_600_00, deducted: 0 },
  { number: '88149', treatment: 'Cataract, left eye', billed: 38_500_00, approved: 36_000_00, deducted: 0 },
] as const satisfies readonly Claim[]

/** The claims on the other pages, including the second one that was paid short. */
export const further = {
  claims: 35,
  short: 1,
  ...settle({ billed: 17_12_850_00, approved: 15_33_900_00, deducted: 5_300_00 }),
}

const short = claims.filter(({ deducted }) => deducted > 0).length + further.short

export const counts = {
  claims: claims.length + further.claims,
  short,
  agree: claims.length + further.claims - short,
}

const sumOf = (column: keyof Settled): Paise =>
  claims.reduce((sum, claim) => sum + settle(claim)[column], further[column])

/** All forty claims: the last line of the advice. */
export const total: Settled = {
  billed: sumOf('billed'),
  approved: sumOf('approved'),
  deducted: sumOf('deducted'),
  tds: sumOf('tds'),
  paid: sumOf('paid'),
}

/** The claim that the page follows from the paper to the ledger. */
export const followed = claims[2]
