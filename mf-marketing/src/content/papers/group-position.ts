import type { Paise } from '../rupees.ts'

interface Company {
  /** The balance in each of the group's four banks; zero if the company has no account there. */
  readonly banks: readonly Paise[]
  /** What it has to pay today. */
  readonly due: Paise
}

const lakh = (count: number): Paise => count * 1_00_000_00

/** Makes a company from amounts in lakh. */
const company = (banks: readonly [a: number, b: number, c: number, d: number], due: number): Company => ({
  banks: banks.map(lakh),
  due: lakh(due),
})

/** Nine companies at five past nine, the largest first. */
export const companies = {
  Foods: company([860, 520, 285, 160], 275),
  Logistics: company([390, 0, 250, 0], 110),
  Retail: company([340, 190, 0, 0], 620),
  Textiles: company([0, 310, 0, 0], 85),
  Hotels: company([0, 0, 0, 275], 40),
  Agro: company([220, 0, 0, 0], 25),
  Chemicals: company([0, 0, 160, 0], 20),
  Realty: company([0, 0, 0, 120], 10),
  Finance: company([0, 80, 0, 0], 5),
}

const add = (paise: readonly Paise[]): Paise => paise.reduce((sum, one) => sum + one, 0)

/** What a company has, what it owes today, and the difference, which is negative if it is short. */
export function position({ banks, due }: Company) {
  const balance = add(banks)
  return { banks, balance, due, left: balance - due }
}

export type Position = ReturnType<typeof position>

/** The position of several companies together. */
const together = (those: readonly Company[]): Position =>
  position({
    banks: [0, 1, 2, 3].map((bank) => add(those.map(({ banks }) => banks[bank] ?? 0))),
    due: add(those.map(({ due }) => due)),
  })

const all = Object.values(companies)

/** How many companies the sheet lists by name. */
const named = 5

export const listed = Object.entries(companies).slice(0, named)
export const others = together(all.slice(named))
export const group = together(all)

export const accountsOf = ({ banks }: Company): number => banks.filter(Boolean).length

export const counts = {
  companies: all.length,
  others: all.length - named,
  accounts: add(all.map(accountsOf)),
  covered: all.filter((one) => position(one).left >= 0).length,
}

/** The time at which Foods’ money reaches Retail’s account, so that all nine companies can pay what they owe. */
export const coveredAt = '09:21'

/** Retail’s vendor run: what leaves before one bank stops answering, and what then leaves through another. */
export const run = { bills: 1840, rerouted: 312, first: lakh(430), second: lakh(190) }
