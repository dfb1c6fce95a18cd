import { cashPosition } from '../pictures/cash-position.ts'
import {
  asha,
  batch,
  checker,
  file,
  held,
  maker,
  paid,
  prakash,
  queued,
  retried,
  vendorBatch,
} from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { type State, states } from '../screen.ts'
import type { SheetPicture, SheetRow } from './sheet.ts'

type Cells = Omit<SheetRow, 'says'>

const ashaTextiles = { ...asha, account: 'XX2209', ifsc: 'BNKC0000318' }
const packaging = { ...held, account: 'XX8841', ifsc: 'BNKBO001187', rail: 'NEFT', wrong: true }
const prakashLogistics = { ...prakash, account: 'prakash@bankb' }
const sunita = { ...retried, account: 'XX5036', ifsc: 'BNKA0002044', rail: 'IMPS' }
const deepak = { ...queued, account: 'XX7714', ifsc: 'BNKC0000902', rail: 'NEFT' }

const shown: readonly Cells[] = [ashaTextiles, packaging, prakashLogistics, sunita, deepak]

const more = {
  count: file.count - shown.length,
  amount: shown.reduce((rest, { amount }) => rest - amount, file.amount),
}

const saying = (said: readonly (State | string)[]): readonly SheetRow[] =>
  shown.map((cells, i) => ({ ...cells, says: said[i] ?? '' }))

const name = vendorBatch.file
const [payouts] = cashPosition.accounts

export const checked = {
  kind: 'sheet',
  label: `${name} as a spreadsheet of ${file.count} rows, ${rupees(file.amount)}. Each name and account is checked. In row 31, R. K. Packaging, the IFSC is marked: its fifth character is a letter O, where every IFSC has a zero. The correction stands beside it.`,
  file: name,
  says: 'Check',
  rows: saying(['Name matches', states.waiting, 'Name matches', 'Name matches', 'Name matches']),
  more: { ...more, says: 'Checked' },
  whole: file,
  bench: {
    kind: 'code',
    cell: 'C31',
    says: 'The fifth character is a letter. In every IFSC it is a zero.',
    wrong: packaging.ifsc,
    right: 'BNKB0001187',
  },
} satisfies SheetPicture

export const approved = {
  kind: 'sheet',
  label: `The batch of ${batch.count} payouts, ${rupees(batch.amount)}, without row 31. ${maker.who} signs as maker at ${maker.time}, ${checker.who} as checker at ${checker.time}. Bank A pays, which holds ${rupees(payouts.balance)}.`,
  file: name,
  says: 'Batch',
  rows: saying(['In the batch', 'Held back', 'In the batch', 'In the batch', 'In the batch']).map((row) => ({
    ...row,
    out: row.wrong,
  })),
  more: { ...more, says: 'In the batch' },
  whole: batch,
  bench: {
    kind: 'signed',
    signatures: [
      {
        ...maker,
        path: `${maker.initial}M33 27c12-5 3-12 1-3-1 8 9 6 13-4 1 3 2 7 3 9 2-2 5-6 6-9 3-1 0 9 3 9 7-1 9-22 10-24-4 9-6 18-5 25l1-4c3-5 8-8 8-5-2 3-4 3-6 4 6 8 11 3 18-6-10-3-12 14-2 8l4-9c-4 12 8 11 23-1M59 14l1 1`,
      },
      {
        ...checker,
        path: `${checker.initial}M43 21c-10-4-13 14-3 9l4-9c-3 13 5 10 10-1 1 4 3 3 5 2M60 30c2-10 5-18 9-25-2 9-5 17-8 26 5-10 11-13 10-7-2 8 4 9 13-4-10-3-12 14-3 9l4-9c-3 13 5 10 9-1l-2 11c5-11 11-14 9-6-1 8 6 7 13 0`,
      },
    ],
    from: ['Bank A, XX4021', `Holds ${rupees(payouts.balance)}, so it is covered`],
  },
} satisfies SheetPicture

export const tracked = {
  kind: 'sheet',
  label: `At 11:04 ${paid.count} of ${batch.count} payouts are paid and two are on their way. Row 31 waits for its IFSC. A cell for each row shows it.`,
  file: name,
  says: 'At 11:04',
  rows: saying([states.paid, states.waiting, states.paid, states.onItsWay, states.onItsWay]),
  more: { ...more, says: states.paid },
  whole: file,
  bench: { kind: 'cells', groups: vendorBatch.groups, noted: vendorBatch.noted },
} satisfies SheetPicture
