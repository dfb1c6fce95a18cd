import * as brand from '@bridge/shared/brand'
import { position } from '../pictures/cash-position.ts'
import {
  asha,
  batch,
  checker,
  file,
  held,
  maker,
  prakash,
  queued,
  retried,
  vendorBatch,
} from '../pictures/vendor-batch.ts'
import { type Paise, rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { Checked, Slip } from './approval.ts'
import type { Calls } from './calls.ts'
import { eway } from './collect.ts'
import { asOf } from './connect.ts'
import { type Lanes, total } from './figure.ts'

const invoice = total(eway.lines.map(([, , amount]) => amount))

export const calls = {
  kind: 'calls',
  label: `Four calls with one key and their answers: POST /collections, invoice 2041, ${rupees(invoice)}: 201. POST /payouts, ${file.count} rows, ${rupees(file.amount)}: 201. GET /payouts, ${retried.payee}, ${rupees(retried.amount)}: paid. GET /accounts: ${rupees(position)} at three banks.`,
  title: 'One key, three products',
  sum: '2026-11-01',
  rows: [
    {
      call: ['POST', '/collections'],
      about: `${brand.product}Collect, invoice 2041`,
      amount: invoice,
      answer: ['201', 'Link sent'],
    },
    {
      call: ['POST', '/payouts'],
      about: `${brand.product}Pay, ${file.count} rows`,
      amount: file.amount,
      answer: ['201', 'One is held'],
    },
    {
      call: ['GET', '/payouts'],
      about: `${brand.product}Pay, ${retried.payee}`,
      amount: retried.amount,
      answer: ['200', 'Paid, once'],
      thread: true,
    },
    {
      call: ['GET', '/accounts'],
      about: `${brand.product}Connect, three banks`,
      amount: position,
      answer: ['200', `As of ${asOf.at(-1)}`],
    },
  ],
} satisfies Calls

const shown = [asha, held, prakash]

export const checks = {
  kind: 'checked',
  label: `KYC of your business is complete. ${vendorBatch.file}, ${file.count} payees, each under four checks: account, AML, sanctions and duplicate. ${batch.count} are clear, ${rupees(batch.amount)}. Row ${held.row}, ${held.payee}, ${rupees(held.amount)}, is held by the first: its ${held.how}.`,
  title: vendorBatch.file,
  sum: `${file.count} payees`,
  first: ['Your business', agreed.complete],
  checks: ['Account', 'AML', 'Sanctions', 'Duplicate'],
  rows: [
    ...shown.map((row) => [`${row.row} ${row.payee}`, row === held ? 0 : undefined] as const),
    [`${file.count - shown.length} more rows`, undefined],
  ],
  sums: [
    { count: batch.count, amount: batch.amount, state: agreed.clear },
    {
      count: 1,
      amount: held.amount,
      state: states.waiting,
      why: `row ${held.row}, ${held.how}`,
    },
  ],
} satisfies Checked

const limit: Paise = 50_00_000_00

export const slip = {
  kind: 'slip',
  label: `A payment slip: ${batch.count} payouts, ${rupees(batch.amount)}. ${maker.who} signs as maker at ${maker.time}, ${checker.who} as checker at ${checker.time}. A bar shows the sum to scale in ${checker.who}’s limit of ${rupees(limit)}: ${rupees(limit - batch.amount)} is left.`,
  title: 'Approve and pay',
  sum: `${batch.count} payouts`,
  amount: batch.amount,
  from: `${vendorBatch.file}, without row ${held.row}`,
  signed: [maker, checker],
  limit,
  of: `Of ${checker.who}’s limit, ${rupees(limit)}`,
  left: `${rupees(limit - batch.amount)} left`,
} satisfies Slip

/** The position of an amount on a logarithmic axis, in powers of ten. */
const at = (amount: Paise) => Math.log10(amount / 100)

const [least, most] = [at(1_000_00), at(10_00_000_00)]
const rails = { UPI: at(1_00_000_00), IMPS: at(5_00_000_00), RTGS: at(2_00_000_00) }

export const routes = {
  kind: 'lanes',
  label: `Four payouts along a scale of sums, each on the rail that carries it: UPI to ₹1 lakh, ${prakash.payee}, ${rupees(prakash.amount)}; IMPS to ₹5 lakh, ${retried.payee}, ${rupees(retried.amount)}, by Bank B because Bank A is silent; NEFT for any sum, ${queued.payee}, ${rupees(queued.amount)}, in the 11:30 batch; RTGS from ₹2 lakh, ${asha.payee}, ${rupees(asha.amount)}.`,
  title: 'Four sums, four rails',
  sum: '25 Nov, 11:04',
  span: [least, most],
  ticks: [
    [least, '₹1,000'],
    [at(10_000_00), '₹10,000'],
    [rails.UPI, '₹1 lakh'],
    [most, '₹10 lakh'],
  ],
  lanes: [
    {
      name: 'UPI',
      note: 'To ₹1 lakh, at once',
      runs: [[least, rails.UPI]],
      stops: [{ at: at(prakash.amount), text: `Prakash, ${rupees(prakash.amount)}`, state: states.paid }],
    },
    {
      name: 'IMPS',
      note: 'To ₹5 lakh, now by Bank B',
      runs: [[least, rails.IMPS]],
      stops: [{ at: at(retried.amount), text: `Sunita, ${rupees(retried.amount)}`, state: states.onItsWay }],
    },
    {
      name: 'NEFT',
      note: 'Any sum, in the 11:30 batch',
      runs: [[least, most]],
      stops: [{ at: at(queued.amount), text: `Deepak, ${rupees(queued.amount)}`, state: states.onItsWay }],
    },
    {
      name: 'RTGS',
      note: 'From ₹2 lakh, at once',
      runs: [[rails.RTGS, most]],
      stops: [{ at: at(asha.amount), text: `Asha, ${rupees(asha.amount)}`, state: states.paid }],
    },
  ],
} satisfies Lanes
