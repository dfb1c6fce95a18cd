import type { Paise } from '../rupees.ts'

/** Provident fund: a percentage of wages up to a ceiling. */
export const fund = { rate: 12, ceiling: 15_000_00 }

interface Person {
  readonly name: string
  readonly role: string
  readonly gross: Paise
  readonly tds: Paise
}

/** What several people earn together, what is withheld, and what is paid out. */
function pay(of: { readonly gross: Paise; readonly tds: Paise; readonly people: number }) {
  const pf = (of.people * fund.ceiling * fund.rate) / 100
  return { gross: of.gross, tds: of.tds, pf, net: of.gross - of.tds - pf }
}

export type Pay = ReturnType<typeof pay>

/** The people on the first page: two founders, who earn less than their first engineer, and two more. */
const people = [
  { name: 'Anika Rao', role: 'Founder', gross: 1_35_000_00, tds: 9_700_00 },
  { name: 'Devika Nair', role: 'Founder', gross: 1_35_000_00, tds: 9_700_00 },
  { name: 'Sameer Joshi', role: 'Engineer', gross: 1_36_000_00, tds: 9_900_00 },
  { name: 'Ishaan Dutta', role: 'Design', gross: 64_000_00, tds: 0 },
  { name: 'Leela Thomas', role: 'Support', gross: 45_000_00, tds: 0 },
] as const satisfies readonly Person[]

const further = { people: 6, gross: 2_95_000_00, tds: 0 }

export const lines = people.map((person) => ({ ...person, pay: pay({ ...person, people: 1 }) }))

export const furtherPay = pay(further)

export const total = pay({
  people: people.length + further.people,
  gross: people.reduce((sum, { gross }) => sum + gross, further.gross),
  tds: people.reduce((sum, { tds }) => sum + tds, further.tds),
})

export const counts = { further: further.people, people: people.length + further.people }

/** The salary that goes to a bank under maintenance. */
export const late = pay({ ...people[3], people: 1 })

/** What is left of the seed round, and what a month takes from it, net of what customers pay. */
export const seed = { left: 1_44_00_000_00, burn: 8_00_000_00 }

/** How many more months the seed round will last. */
export const runway: number = seed.left / seed.burn
