import { factory } from '@bridge/shared/icons'
import { parked } from '../endings/parked.ts'
import type { Paper } from '../paper.ts'
import { figure, grouped, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { ageingRack } from './ageing-rack.ts'
import {
  acceptance,
  billed,
  challans,
  dayOf,
  deadline,
  dueNow,
  followed,
  gst,
  limit,
  total,
} from './challans.ts'
import { dayCounter } from './day-counter.ts'
import { stepsBy } from './steps.ts'

const buyer = 'Sorath Valves, Rajkot'

const figures = ({ value, tax, amount }: typeof total) => [value, tax, amount].map(figure)

/** What a foundry sends its customer: deliveries still unpaid, each with its age. */
export const challanAgeing = {
  label: `A foundry’s list of ${challans.length} delivery challans with their age on 18 June. The oldest, ${followed.number} for ${followed.kilos} kg of castings, is on day ${dayOf(followed)} of ${limit}. A thread leads from there to its line in the passbook, where its ${rupees(dueNow)} is paid with a day to spare. The castings come to ${rupees(total.amount)} in all, with ${gst}% GST.`,
  make: 'form',
  top: 'carbon',
  opening: 'ageing',
  width: 46.5,
  letterhead: {
    mark: factory,
    issuer: 'Umiya Castings',
    address: 'Shapar, Rajkot',
    title: 'Challans by age',
    page: 'On 18 June 2026',
  },
  fields: [
    ['To', buyer],
    ['Agreed terms', `${limit} days from acceptance`],
    ['Udyam', 'Micro enterprise'],
    ['Rate', `${rupees(billed(1).value)} a kg`],
  ],
  spans: [2, 2, 2, 2],
  columns: [
    { label: 'Challan', width: 5.125, is: 'name' },
    { label: 'Day', width: 4.125, prefixed: true, is: 'detail' },
    { label: 'Castings', width: 6.5, is: 'detail' },
    { label: 'Accepted', width: 5.125, is: 'fact' },
    { label: 'kg', width: 3.625, is: 'fact' },
    { label: 'Value', width: 6.25, is: 'sum' },
    { label: 'GST', width: 5.5, note: `${gst}%`, is: 'part' },
    { label: 'Amount', width: 6.25, note: 'with GST', is: 'net' },
  ],
  lines: challans.map((challan) => [
    challan.number,
    String(dayOf(challan)),
    challan.castings,
    acceptance(challan),
    String(challan.kilos),
    ...figures(billed(challan.kilos)),
  ]),
  stitched: challans.indexOf(followed),
  steps: stepsBy(figure, [[`GST ${gst}%`, billed(followed.kilos).tax]]),
  total: ['In all', '', '', '', grouped(total.kilos), ...figures(total)],
  slip: {
    label: `Paid on day ${dayOf(followed)}`,
    amount: rupees(dueNow),
    fields: [
      ['On', '18 June 2026, 15:40'],
      ['By', 'IMPS, UTR ending 6124'],
      ['For', followed.number],
    ],
  },
  stamp: { rim: 'ACCEPTED · SORATH VALVES ·', middle: '5 MAY' },
  scene: ageingRack,
  thing: dayCounter,
  ledger: {
    form: 'passbook',
    title: 'Umiya Castings, by age',
    sum: `1 of ${challans.length} paid`,
    rows: challans.map((challan) => [
      challan.number,
      challan === followed
        ? `Day ${dayOf(challan)} of ${limit}`
        : `Day ${dayOf(challan)}, pay by ${deadline(challan)}`,
      billed(challan.kilos).amount,
      challan === followed ? states.paid : states.waiting,
    ]),
    foot: [`${challans.length} bills`, total.amount],
  },
  ending: parked,
} satisfies Paper
