import { rupees } from '../rupees.ts'
import { bills, kaveriOwes } from '../week.ts'
import { type Account, type BalancesPicture, levelsOf, lowestOf, type Move, totalOf } from './balances.ts'
import { batch } from './vendor-batch.ts'

const accounts = [
  { bank: 'Bank A', tone: 'bright', name: 'Current XX4021', balance: 48_20_000_00 },
  { bank: 'Bank B', tone: 'action', name: 'Current XX7730', balance: 51_36_300_00 },
  { bank: 'Bank C', tone: 'amber', name: 'Salaries XX1108', balance: 12_50_000_00 },
] as const satisfies readonly Account[]

const moves = [
  { day: 0, date: '24 Nov', what: 'Electricity', amount: -bills.electricity },
  { day: 1, date: '25 Nov', what: 'Vendors', amount: -batch.amount },
  { day: 3, date: '27 Nov', what: 'Office rent', amount: -bills.rent },
  { day: 3, date: '27 Nov', what: 'Kaveri Mills', amount: kaveriOwes },
  { day: 6, date: '30 Nov', what: 'Salaries', amount: -12_50_000_00 },
  { day: 9, date: '3 Dec', what: 'Collections', amount: 18_75_000_00 },
  { day: 13, date: '7 Dec', what: 'TDS', amount: -1_46_000_00 },
  { day: 16, date: '10 Dec', what: 'Vendors', amount: -31_20_000_00 },
  { day: 18, date: '12 Dec', what: 'Collections', amount: 12_40_000_00 },
  { day: 21, date: '15 Dec', what: 'Advance tax', amount: -9_00_000_00 },
  { day: 24, date: '18 Dec', what: 'Collections', amount: 22_60_000_00 },
  { day: 26, date: '20 Dec', what: 'GST', amount: -2_31_000_00 },
  { day: 28, date: '22 Dec', what: 'Collections', amount: 14_05_000_00 },
] satisfies readonly Move[]

export const position = totalOf(accounts)

export const lowest = lowestOf(levelsOf(position, moves))

export const cashPosition = {
  kind: 'balances',
  label: `Three accounts at three banks hold ${rupees(position)} together. A line shows the sum for the next thirty days; it is lowest on ${lowest?.date}, at ${rupees(lowest?.left ?? 0)}, after vendors are paid.`,
  title: 'All accounts, 24 Nov, 09:05',
  accounts,
  line: {
    title: 'The next thirty days, as far as they are known',
    moves,
    ticks: [
      [0, '24 Nov'],
      [7, '1 Dec'],
      [14, '8 Dec'],
      [21, '15 Dec'],
      [28, '22 Dec'],
    ],
  },
} satisfies BalancesPicture
