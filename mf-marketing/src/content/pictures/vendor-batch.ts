import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { type BatchPicture, sumOf } from './batch.ts'

export const held = { row: 31, payee: 'R. K. Packaging', how: 'IFSC does not exist', amount: 61_300_00 }
/** Also the home page’s payout if Bank A is down: Bank A says ‘not paid’ at 11:03, and Bank B pays at 11:05. */
export const retried = {
  row: 97,
  payee: 'Sunita Rao',
  how: 'Bank A is down: now by Bank B',
  amount: 36_200_00,
}
export const queued = {
  row: 172,
  payee: 'Deepak Transport',
  how: 'NEFT, in the 11:30 batch',
  amount: 4_800_00,
}

export const asha = { row: 30, payee: 'Asha Textiles', rail: 'RTGS', amount: 2_84_000_00 }
export const prakash = { row: 32, payee: 'Prakash Logistics', rail: 'UPI', amount: 22_750_00 }

/** The people who sign the batch, each with the path of their signature in a box of 120 by 40. */
export const maker = {
  as: 'Maker',
  who: 'Devika',
  time: '10:42',
  path: 'M8 31C13 20 16 11 16 6 6 9 4 32 13 31 29 29 34 9 14 7M33 27c12-5 3-12 1-3-1 8 9 6 13-4 1 3 2 7 3 9 2-2 5-6 6-9 3-1 0 9 3 9 7-1 9-22 10-24-4 9-6 18-5 25l1-4c3-5 8-8 8-5-2 3-4 3-6 4 6 8 11 3 18-6-10-3-12 14-2 8l4-9c-4 12 8 11 23-1M59 14l1 1',
}
export const checker = {
  as: 'Checker',
  who: 'Farhan',
  time: '10:56',
  path: 'M15 34C18 22 20 14 23 7M7 11C20 4 34 4 46 7M13 21c8-2 14-3 20-2M43 21c-10-4-13 14-3 9l4-9c-3 13 5 10 10-1 1 4 3 3 5 2M60 30c2-10 5-18 9-25-2 9-5 17-8 26 5-10 11-13 10-7-2 8 4 9 13-4-10-3-12 14-3 9l4-9c-3 13 5 10 9-1l-2 11c5-11 11-14 9-6-1 8 6 7 13 0',
}

/** The batch has 213 payouts, because one row of the file was held back. */
export const batch = { count: 213, amount: 38_40_000_00 }

const onTheirWay = { count: 2, amount: retried.amount + queued.amount }

export const paid = { count: batch.count - onTheirWay.count, amount: batch.amount - onTheirWay.amount }

const groups = [
  { state: states.paid, ...paid },
  { state: states.onItsWay, ...onTheirWay },
  { state: states.waiting, count: 1, amount: held.amount },
  { state: states.failed, count: 0, amount: 0 },
  { state: states.returned, count: 0, amount: 0 },
]

/** The whole file. */
export const file = sumOf(groups)

export const vendorBatch = {
  kind: 'batch',
  label: `A payout file of ${file.count} rows, ${rupees(file.amount)}, a cell for each: ${paid.count} are paid, two are on their way, and one waits because its IFSC does not exist.`,
  file: 'vendors-november.csv',
  when: '25 Nov, 11:04',
  groups,
  noted: [
    { ...held, state: states.waiting },
    { ...retried, state: states.onItsWay },
    { ...queued, state: states.onItsWay },
  ],
} satisfies BatchPicture
