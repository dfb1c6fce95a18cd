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
    signatures: [maker, checker],
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
