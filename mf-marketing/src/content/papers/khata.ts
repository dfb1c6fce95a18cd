import type { Paise } from '../rupees.ts'

interface Account {
  readonly date: string
  readonly name: string
  readonly goods: string
  /** What was taken on credit in October, and what has been paid in cash since then. */
  readonly owed: Paise
  readonly paid: Paise
}

export const dueOf = ({ owed, paid }: Pick<Account, 'owed' | 'paid'>): Paise => owed - paid

/** The accounts at the top of the page, of flats upstairs. */
export const accounts = [
  { date: '26 Oct', name: 'Kulkarni, 2B', goods: 'milk, curd', owed: 640_00, paid: 200_00 },
  { date: '28 Oct', name: 'Joshi, 1A', goods: 'rice, toor dal', owed: 1_180_00, paid: 800_00 },
  { date: '29 Oct', name: 'Deshpande, 3C', goods: 'atta, oil, ghee', owed: 2_840_00, paid: 500_00 },
  { date: '30 Oct', name: 'Shaikh, 4A', goods: 'eggs, bread', owed: 315_00, paid: 0 },
  { date: '31 Oct', name: 'Pawar, 2D', goods: 'tea, sugar', owed: 505_00, paid: 100_00 },
] as const satisfies readonly Account[]

export const further = { accounts: 7, owed: 3_960_00, paid: 1_350_00 }

const sumOf = (column: 'owed' | 'paid'): Paise =>
  accounts.reduce((sum, account) => sum + account[column], further[column])

export const total = { owed: sumOf('owed'), paid: sumOf('paid') }

/** The one account that is still open. The page follows it from the paper to the ledger. */
export const followed = accounts[2]

const all = accounts.length + further.accounts

export const counts = { accounts: all, settled: all - 1 }

/** What all other accounts paid by link. */
export const byLink: Paise = dueOf(total) - dueOf(followed)

/** What the counter took by UPI that day, and in how many payments. */
export const counter = { taken: 31_460_00, payments: 212 }
