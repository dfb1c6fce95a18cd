import { hotel } from '@bridge/shared/icons'
import { asleep } from '../endings/asleep.ts'
import type { Line, Paper } from '../paper.ts'
import { figure, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { nightCounter } from './night-counter.ts'
import {
  claimed,
  counts,
  followed,
  further,
  rates,
  type Settled,
  settle,
  stays,
  total,
} from './portal-statement.ts'
import { roomKey } from './room-key.ts'
import { stepsBy } from './steps.ts'

const hotelName = 'Kesar Bagh Haveli, Jaipur'

const figures = ({ tariff, guestPaid, commission, gstOnCommission, tcs, tds, net }: Settled): Line =>
  [tariff, guestPaid, commission, gstOnCommission, tcs, tds, net].map(figure)

const unpaid: Line = ['–', 'No-show', '–', '–', '–', '–', figure(0)]

const settled = settle(followed.tariff)
const { guestPaid, net } = settled

/** The statement that a travel portal sends a hotel every week. */
export const portalPaper = {
  label: `A travel portal’s settlement statement for ${counts.stays} stays. In the line of stay ${followed.number} a guest paid ${rupees(guestPaid)}; commission, GST on it, TCS and TDS leave ${rupees(net)}. A thread leads from there to its room’s pigeonhole in the key rack, where it agrees. The portal credited ${rupees(total.net)} in all.`,
  opening: 'night',
  letterhead: {
    mark: hotel,
    issuer: 'Padaav Stays',
    address: 'Partner payments, Gurugram',
    title: 'Settlement statement',
    page: 'Page 1 of 3',
  },
  fields: [
    ['Statement', 'PS-JAI-2646'],
    ['Check-outs', '9–15 Nov 2026'],
    ['Property', hotelName],
    ['Contract', `${rates.commission}% commission`],
  ],
  columns: [
    { label: 'Stay', width: 3.375, is: 'name' },
    { label: 'Room', width: 2.4375, prefixed: true, is: 'detail' },
    { label: 'Nights', width: 4.5, is: 'detail' },
    { label: 'Tariff', width: 4.6875, note: 'before GST', is: 'part' },
    { label: 'Guest paid', width: 4.875, note: `with ${rates.gst}% GST`, is: 'sum' },
    { label: 'Commission', width: 5.125, note: `${rates.commission}%`, is: 'less' },
    { label: 'GST on it', width: 4, note: `${rates.gstOnCommission}%`, is: 'less' },
    { label: 'TCS', width: 3.5, note: `${rates.tcs}%`, is: 'less' },
    { label: 'TDS', width: 2.8125, note: `${rates.tds}%`, is: 'less' },
    { label: 'Net', width: 4.6875, note: 'to property', is: 'net' },
  ],
  lines: stays.map(({ number, room, nights, tariff }) => [
    number,
    room,
    nights,
    ...(tariff ? figures(settle(tariff)) : unpaid),
  ]),
  stitched: stays.indexOf(followed),
  steps: [
    ['Tariff', figure(settled.tariff)],
    ...stepsBy(figure, [
      [`GST ${rates.gst}%`, guestPaid - settled.tariff],
      [`Commission ${rates.commission}%`, -settled.commission],
      [`GST on it ${rates.gstOnCommission}%`, -settled.gstOnCommission],
      [`TCS ${rates.tcs}%`, -settled.tcs],
      [`TDS ${rates.tds}%`, -settled.tds],
    ]),
  ],
  more: [`${further.stays} more`, '', 'pages 2, 3', ...figures(settle(further.tariff))],
  total: [`${counts.stays} stays`, '', '', ...figures(total)],
  slip: {
    label: 'Credited',
    amount: rupees(total.net),
    fields: [
      ['On', '22 Nov 2026, 11:05'],
      ['By', 'NEFT, UTR ending 4471'],
      ['To', hotelName],
    ],
  },
  stamp: { rim: 'NIGHT AUDIT · KESAR BAGH ·', middle: '22 NOV' },
  counter: nightCounter,
  thing: roomKey(followed.room),
  ledger: {
    form: 'key rack',
    title: 'Padaav credit, by room',
    sum: `${counts.stays} stays`,
    rows: stays.map(({ room, tariff }) => {
      const settled = settle(tariff)
      return tariff
        ? [`Room ${room}`, `Guest paid ${rupees(settled.guestPaid)}`, settled.net, states.paid]
        : [`Room ${room}`, `No-show: claim ${rupees(claimed.net)}`, 0, states.waiting]
    }),
    more: [`${further.stays} more`, settle(further.tariff).net],
    foot: [`${counts.stays} stays`, total.net],
  },
  ending: asleep,
} satisfies Paper
