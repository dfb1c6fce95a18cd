import { rupees } from '../rupees.ts'
import { type Invoice, isMatched, type MatchPicture, type Payment, totalOf } from './matched.ts'

const invoice1998 = 41_800_00
const creditNote77 = 8_500_00

const invoices = [
  { number: '1998', what: `Shree Stores, less ${rupees(creditNote77)}`, due: invoice1998 - creditNote77 },
  { number: '2039', what: 'Meera Foods', due: 1_12_000_00 },
  { number: '2041', what: 'Anand Traders', due: 64_900_00 },
  { number: '55291', what: 'Order, by app', due: 1_499_00 },
  { number: '8812', what: 'Bill at counter 3', due: 640_00 },
] as const satisfies readonly Invoice[]

const payments = [
  { time: '09:12', from: 'Ritu Sharma', by: 'UPI', amount: 1_499_00, pays: '55291' },
  { time: '09:40', from: 'Anand Traders', by: 'NEFT, virtual account', amount: 64_900_00, pays: '2041' },
  { time: '10:05', from: 'Meera Foods', by: 'Card', amount: 1_12_000_00, pays: '2039' },
  { time: '10:31', from: 'Counter 3', by: 'QR', amount: 640_00, pays: '8812' },
  { time: '11:02', from: '‘ADVANCE’', by: 'IMPS, no reference', amount: 7_777_00 },
  { time: '11:20', from: 'Shree Stores', by: 'Payment link', amount: 33_300_00, pays: '1998' },
] satisfies readonly Payment[]

const matched = payments.filter(isMatched)

export const collectionsDay = {
  kind: 'match',
  label: `Six payments of a morning, ${rupees(totalOf(payments))} in all. A line leads from each to the invoice that it pays: five match, ${rupees(totalOf(matched))}. One of ${rupees(7_777_00)}, sent with the word ADVANCE and no reference, is left over.`,
  title: 'Collections, this morning',
  payments,
  invoices,
} satisfies MatchPicture
