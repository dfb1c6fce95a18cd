import type { Paise } from '../rupees.ts'

/** In per cent. TDS and the partner’s share are calculated on the usage before GST. */
export const rates = { gst: 18, tds: 10, partner: 20 }

export const prices = { call: 50, seat: 1_200_00 }

const share = (of: Paise, rate: number): Paise => Math.round((of * rate) / 100)

interface Billed {
  readonly usage: Paise
  /** How much of the usage is billed to clients who withhold TDS. */
  readonly withheld: Paise
  /** How much of the usage was sold by a partner. */
  readonly resold: Paise
}

/** The total of an invoice, and the part of it that arrives. */
function bill({ usage, withheld, resold }: Billed) {
  const gst = share(usage, rates.gst)
  const invoice = usage + gst
  const tds = share(withheld, rates.tds)
  const partner = share(resold, rates.partner)
  return { usage, gst, invoice, tds, partner, yours: invoice - tds - partner }
}

export type Bill = ReturnType<typeof bill>

interface Account {
  readonly name: string
  readonly units: number
  readonly of: keyof typeof prices
  readonly withholds: boolean
  readonly resold: boolean
}

/** The invoices that the first page lists. */
const accounts = [
  { name: 'Almora Freight', units: 1_58_000, of: 'call', withholds: true, resold: false },
  { name: 'Nimbus HR', units: 1_44_000, of: 'call', withholds: true, resold: true },
  { name: 'Orbit Clinics', units: 38, of: 'seat', withholds: true, resold: false },
  { name: 'Palash Foods', units: 26, of: 'seat', withholds: true, resold: true },
  { name: 'Fern Learning', units: 19_800, of: 'call', withholds: false, resold: false },
] as const satisfies readonly Account[]

const billed = ({ units, of, withholds, resold }: Account): Billed => {
  const usage = units * prices[of]
  return { usage, withheld: withholds ? usage : 0, resold: resold ? usage : 0 }
}

export const lines = accounts.map((account) => ({ ...account, bill: bill(billed(account)) }))

/** The invoices on the other pages. */
const further = { invoices: 1307, usage: 63_74_700_00, withheld: 41_20_000_00, resold: 16_05_000_00 }

export const furtherBill = bill(further)

const everything = accounts.map(billed).reduce(
  (sum, one) => ({
    usage: sum.usage + one.usage,
    withheld: sum.withheld + one.withheld,
    resold: sum.resold + one.resold,
  }),
  further,
)

export const total = bill(everything)

export const counts = {
  further: further.invoices,
  invoices: accounts.length + further.invoices,
  /** The number of partners with a share in this run, and of those whose client has paid by midnight. */
  partners: 31,
  shared: 29,
}

/** The job: when it runs, how it ended, and when it runs next. */
export const job = { cron: '5 0 1 * *', end: 'exit 0', next: 'next: 1 Dec, 00:05' }

/** Invoices still unpaid at the end of each day of November. On the 1st, Almora, Nimbus and 412 more have paid. */
export const unpaid = [
  898, 742, 655, 604, 431, 352, 309, 281, 262, 247, 236, 148, 112, 93, 81, 73, 67, 62, 34, 23, 17, 13, 11, 9,
  8, 7, 6, 5, 5, 4,
]

/** The invoices that the page follows. */
export const [almora, nimbus, orbit, palash, fern] = lines.map(({ bill }) => bill) as [
  Bill,
  Bill,
  Bill,
  Bill,
  Bill,
]
