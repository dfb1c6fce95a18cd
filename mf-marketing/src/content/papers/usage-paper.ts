import { code } from '@bridge/shared/icons'
import { serverRoom } from '../endings/server-room.ts'
import type { Line, Paper } from '../paper.ts'
import { grouped, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { keyboard } from './keyboard.ts'
import { stepsBy } from './steps.ts'
import {
  almora,
  type Bill,
  counts,
  fern,
  furtherBill,
  job,
  lines,
  nimbus,
  orbit,
  palash,
  prices,
  rates,
  total,
} from './usage-run.ts'
import { whole } from './whole.ts'

const orDash = (paise: number) => (paise === 0 ? '-' : whole(paise))

const figures = ({ usage, gst, invoice, tds, partner, yours }: Bill): Line => [
  ...[usage, gst, invoice].map(whole),
  ...[tds, partner].map(orDash),
  whole(yours),
]

/** The log that the job prints first: the time, what ran, and the result. */
const before = [
  ['00:05:00', 'cron', `${job.cron}  ./invoice-run --usage 2026-10`],
  ['00:05:02', 'meter', `closed, ${grouped(counts.invoices)} clients`],
  ['00:05:41', 'gst', `e-invoices ${grouped(counts.invoices)} of ${grouped(counts.invoices)}`],
  ['00:05:58', 'links', `made ${grouped(counts.invoices)}, none by hand`],
  [''],
].map(([time = '', what = '', result = '']) => `${time.padEnd(11)}${what.padEnd(9)}${result}`)

/** The sheet that the billing host prints on the 1st of the month. */
export const usagePaper = {
  make: 'fanfold',
  before,
  label: `The invoice run of 1 November on continuous paper, ${grouped(counts.invoices)} invoices. Nimbus HR made 1,44,000 API calls: ${rupees(nimbus.usage)}, with GST ${rupees(nimbus.invoice)}. TDS of ${rupees(nimbus.tds)} and the partner’s ${rupees(nimbus.partner)} leave ${rupees(nimbus.yours)}. A thread leads from there to the row of Nimbus HR on the Bridge dashboard, where it is paid.`,
  letterhead: {
    mark: code,
    issuer: 'Taar Systems',
    address: 'billing-1, Pune',
    title: 'Invoice run',
    page: 'Page 1 of 23, in ₹',
  },
  fields: [
    ['Started', '1 Nov 2026, 00:05'],
    ['Usage of', 'October 2026'],
    ['Rates', `${rupees(prices.call)} a call, ${rupees(prices.seat)} a seat`],
    ['Order', 'Oldest first'],
  ],
  columns: [
    { label: 'Client', width: 6.5, is: 'name' },
    { label: 'Metered', width: 6.5, is: 'detail' },
    { label: 'Usage', width: 4.375, is: 'part' },
    { label: 'GST', width: 4.375, note: `${rates.gst}%`, is: 'part' },
    { label: 'Invoice', width: 4.375, is: 'sum' },
    { label: 'TDS', width: 3.75, note: `${rates.tds}%`, is: 'less' },
    { label: 'Partner', width: 3.75, note: `${rates.partner}%`, is: 'less' },
    { label: 'Yours', width: 4.5, is: 'net' },
  ],
  lines: lines.map(({ name, units, of, bill }) => [name, `${grouped(units)} ${of}s`, ...figures(bill)]),
  stitched: lines.findIndex(({ bill }) => bill === nimbus),
  steps: [
    ['Usage', whole(nimbus.usage)],
    ...stepsBy(whole, [
      [`GST ${rates.gst}%`, nimbus.gst],
      [`TDS ${rates.tds}%`, -nimbus.tds],
      [`Partner ${rates.partner}%`, -nimbus.partner],
    ]),
  ],
  more: [`${grouped(counts.further)} more`, 'pages 2–23', ...figures(furtherBill)],
  total: [`${grouped(counts.invoices)} in all`, '', ...figures(total)],
  slip: {
    label: 'Invoiced',
    amount: rupees(total.invoice),
    fields: [
      ['Job', job.cron],
      ['Out', `${grouped(counts.invoices)} of ${grouped(counts.invoices)}, each with its link`],
      ['End', job.end],
    ],
  },
  thing: keyboard,
  ending: serverRoom({ end: job.end, next: job.next }),
  ledger: {
    form: 'terminal',
    title: 'Run of 1 November',
    sum: `${grouped(counts.invoices)} sent`,
    rows: [
      ['Almora Freight', 'UPI at 00:11, less TDS', almora.yours, states.paid],
      ['Nimbus HR', 'Net of TDS and share', nimbus.yours, states.paid],
      ['Orbit Clinics', 'Link opened twice, reminded', orbit.yours, states.waiting],
      ['Palash Foods', 'Due on the 15th', palash.yours, states.waiting],
      ['Fern Learning', 'Card declined: call them', fern.yours, states.failed],
    ],
    more: [`${grouped(counts.further)} more`, furtherBill.yours],
    foot: [`${grouped(counts.invoices)} invoices`, total.yours],
  },
} satisfies Paper
