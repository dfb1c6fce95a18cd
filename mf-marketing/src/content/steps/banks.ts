import { cashPosition } from '../pictures/cash-position.ts'
import type { Bank } from './access.ts'

const [payouts, collections, salaries] = cashPosition.accounts

const a = {
  bank: payouts.bank,
  tone: payouts.tone,
  mark: 'M12 1 21.5 6.5V17.5L12 23 2.5 17.5V6.5ZM12 7 7.5 9.5V14.5L12 17 16.5 14.5V9.5Z',
  paper: 'passbook',
  title: 'Passbook',
  account: 'XX4021',
} as const satisfies Bank

const b = {
  bank: collections.bank,
  tone: collections.tone,
  mark: 'M1.5 11A10.5 10.5 0 0 1 22.5 11ZM1.5 13.5H22.5A10.5 10.5 0 0 1 1.5 13.5Z',
  paper: 'cheque',
  title: 'Cheque book',
  account: 'XX7730',
} as const satisfies Bank

const c = {
  bank: salaries.bank,
  tone: salaries.tone,
  mark: 'M12 1 17 6 12 11 7 6ZM6 7 11 12 6 17 1 12ZM18 7 23 12 18 17 13 12ZM12 13 17 18 12 23 7 18Z',
  paper: 'printout',
  title: 'Statement',
  account: 'XX1108',
} as const satisfies Bank

export const banks = [a, b, c] as const
