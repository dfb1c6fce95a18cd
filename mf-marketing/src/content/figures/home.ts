import { position } from '../pictures/cash-position.ts'
import { batch, file, held, retried } from '../pictures/vendor-batch.ts'
import { type Paise, rupees } from '../rupees.ts'
import { done, waiting } from '../screen.ts'
import { eway } from './collect.ts'
import { asOf } from './connect.ts'
import { type Columns, type Pairs, type Streams, total } from './figure.ts'

const invoice = total(eway.lines.map(([, , amount]) => amount))

export const calls = {
  kind: 'pairs',
  label: `Four calls with one key and their answers: POST /collections, invoice 2041, ${rupees(invoice)}: 201. POST /payouts, ${file.count} rows, ${rupees(file.amount)}: 201. GET /payouts, ${retried.payee}, ${rupees(retried.amount)}: paid. GET /accounts: ${rupees(position)} at three banks.`,
  title: 'One key, three products',
  sum: '2026-11-01',
  heads: ['You ask', 'We answer'],
  rows: [
    {
      left: ['POST /collections', 'Invoice 2041'],
      right: ['201', 'Link sent'],
      amount: invoice,
      state: done('Answered'),
    },
    {
      left: ['POST /payouts', `${file.count} rows`],
      right: ['201', 'One is held'],
      amount: file.amount,
      state: done('Answered'),
    },
    {
      left: ['GET /payouts', retried.payee],
      right: ['200', 'Paid, once'],
      amount: retried.amount,
      state: done('Answered'),
    },
    {
      left: ['GET /accounts', 'Three banks'],
      right: ['200', `As of ${asOf.at(-1)}`],
      amount: position,
      state: done('Answered'),
    },
  ],
} satisfies Pairs

export const checks = {
  kind: 'streams',
  label: `The payees of ${file.count} rows are checked: ${batch.count} have a name and account that agree, and no hit on a list; row ${held.row}, ${held.payee}, ${rupees(held.amount)}, is held, because its ${held.how}.`,
  title: 'Before the first rupee',
  sum: `${file.count} payees`,
  parts: [
    {
      name: `${batch.count} are clear`,
      note: 'Names agree on a penny-drop, no AML hit',
      weight: batch.count,
      tone: 'action',
      state: done('May be paid'),
    },
    {
      name: `Row ${held.row} is held`,
      note: `${held.how}, ${rupees(held.amount)}`,
      weight: file.count - batch.count,
      tone: 'amber',
      state: waiting('Waiting for you'),
    },
  ],
} satisfies Streams

const maker: Paise = 5_00_000_00
const checker: Paise = 50_00_000_00

export const limits = {
  kind: 'columns',
  label: `Limits to scale: Nisha prepares up to ${rupees(maker)}, Farhan approves up to ${rupees(checker)}, the auditor pays nothing.`,
  title: 'Who may pay what',
  sum: 'Maker-checker',
  columns: [
    { name: 'Nisha, operations', note: 'Maker: prepares', parts: [[maker, 'bright']] },
    { name: 'Farhan, finance', note: 'Checker: approves', parts: [[checker, 'action']] },
    { name: 'Auditor', note: 'Viewer: pays nothing', parts: [] },
  ],
} satisfies Columns
