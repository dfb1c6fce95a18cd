import { grouped, type Paise } from '../rupees.ts'
import { share } from './share.ts'

/** Per cent: integrated GST, because the lorry crosses a state line. */
export const igst = 18

interface Goods {
  readonly name: string
  readonly hsn: string
  readonly pumps: number
  /** The price of one pump, before GST. */
  readonly price: Paise
}

/** What the lorry carries. */
export const goods = [
  { name: 'Monobloc ½ HP', hsn: '841370', pumps: 40, price: 4_850_00 },
  { name: 'Monobloc 1 HP', hsn: '841370', pumps: 36, price: 6_450_00 },
  { name: 'Openwell 1 HP', hsn: '841370', pumps: 20, price: 8_900_00 },
  { name: 'Jet pump 1 HP', hsn: '841370', pumps: 12, price: 7_400_00 },
  { name: 'Borewell 1½ HP', hsn: '841370', pumps: 10, price: 10_700_00 },
] as const satisfies readonly Goods[]

export function billed(taxable: Paise) {
  const tax = share(taxable, igst)
  return { taxable, tax, value: taxable + tax }
}

export const taxableOf = ({ pumps, price }: Goods): Paise => pumps * price

export const pumps = goods.reduce((sum, { pumps }) => sum + pumps, 0)

export const total = billed(goods.reduce((sum, line) => sum + taxableOf(line), 0))

/** The line that the page follows from the paper to the ledger. */
export const followed = goods[1]

/** The time at which the gate stamps the lorry out. */
export const out = '16:20'

const kilometres = 1_410
const kilometresPerDay = 200

export const journey = {
  kilometres,
  perDay: kilometresPerDay,
  distance: `${grouped(kilometres)} km`,
  /** Days that an e-way bill allows a lorry for this distance. */
  days: Math.ceil(kilometres / kilometresPerDay),
}
