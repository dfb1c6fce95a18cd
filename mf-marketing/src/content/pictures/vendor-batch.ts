import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { type BatchPicture, sumOf } from './batch.ts'

export const held = { row: 31, payee: 'R. K. Packaging', how: 'IFSC does not exist', amount: 61_300_00 }
/** Also the home page’s payout: one bank refuses it at 11:03, the other pays it at 11:05. */
export const retried = { row: 97, payee: 'Sunita Rao', how: 'IMPS, now by Bank B', amount: 36_200_00 }
export const queued = {
  row: 172,
  payee: 'Deepak Transport',
  how: 'NEFT, in the 11:30 batch',
  amount: 4_800_00,
}

export const asha = { row: 30, payee: 'Asha Textiles', rail: 'RTGS', amount: 2_84_000_00 }
export const prakash = { row: 32, payee: 'Prakash Logistics', rail: 'UPI', amount: 22_750_00 }

/** Who signs the batch, with the initial of each signature in 120 by 40. */
export const maker = {
  as: 'Maker',
  who: 'Devika',
  time: '10:42',
  initial: 'M8 31C13 20 16 11 16 6 6 9 4 32 13 31 29 29 34 9 14 7',
}
export const checker = {
  as: 'Checker',
  who: 'Farhan',
  time: '10:56',
  initial: 'M15 34C18 22 20 14 23 7M7 11C20 4 34 4 46 7M13 21c8-2 14-3 20-2',
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
