import { truck } from '@bridge/shared/icons'
import { sortedRack } from '../endings/sorted-rack.ts'
import type { Paper } from '../paper.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { parcel } from './parcel.ts'
import { earlier, followed, further, parcels, remittedFor, total, west } from './remittance.ts'
import { whole } from './whole.ts'

/** The slip that a courier prints for the cash it took at the doors. */
export const remittanceSlip = {
  label: `A courier’s slip for ${west.parcels} parcels paid in cash at the door. For order ${followed.order} it took ${rupees(followed.cash)} and sent nothing; a thread leads from there to the order’s row on the Bridge dashboard, which claims it. ${rupees(total.remitted)} was remitted, ${rupees(west.claim)} too little.`,
  make: 'roll',
  top: 'coded',
  width: 30,
  letterhead: {
    mark: truck,
    issuer: west.name,
    address: 'Hub 14, Bhiwandi',
    title: 'COD slip',
    page: '3–9 Nov 2026',
  },
  fields: [
    ['Slip', 'W/46/0917'],
    ['Shipper', 'Neelambari'],
    ['Parcels', String(west.parcels)],
    ['Paid', String(west.parcels - west.missing)],
  ],
  columns: [
    { label: 'Order', width: 4.25, is: 'name' },
    { label: 'Door', width: 3.5, is: 'detail' },
    { label: 'PIN', width: 3.75, prefixed: true, is: 'detail' },
    { label: 'Cash', width: 5.5, is: 'sum' },
    { label: 'Sent', width: 5.5, is: 'net' },
  ],
  lines: parcels.map((line) => [
    line.order,
    line.delivered,
    line.pin,
    whole(line.cash),
    whole(remittedFor(line)),
  ]),
  stitched: parcels.indexOf(followed),
  more: [`${further.parcels} more`, '', '', whole(further.cash), whole(further.cash - further.withheld)],
  total: ['Total', '', '', whole(total.cash), whole(total.remitted)],
  slip: {
    label: 'Remitted',
    amount: rupees(total.remitted),
    fields: [
      ['On', '17 Nov, 09:40'],
      ['By', 'NEFT, ending 2086'],
      ['To', 'Neelambari'],
    ],
  },
  earlier: {
    more: [
      `${earlier.further.parcels} more`,
      '',
      '',
      whole(earlier.further.cash),
      whole(earlier.further.cash),
    ],
    total: ['Total', '', '', whole(earlier.remitted), whole(earlier.remitted)],
    slip: {
      label: 'Remitted',
      amount: rupees(earlier.remitted),
      fields: [
        ['On', '10 Nov, 09:40'],
        ['By', 'NEFT, ending 1974'],
        ['To', 'Neelambari'],
      ],
    },
  },
  thing: parcel,
  ledger: {
    form: 'parcels',
    title: `${west.name}, by order`,
    sum: `${west.parcels} parcels`,
    rows: parcels.map((line) =>
      line === followed
        ? [`Order ${line.order}`, `Signed for: claim ${rupees(line.cash)}`, 0, states.waiting]
        : [`Order ${line.order}`, `At the door, ${line.delivered}`, line.cash, states.paid],
    ),
    more: [`${further.parcels} more`, further.cash - further.withheld],
    foot: [`${west.parcels} parcels`, total.remitted],
  },
  ending: sortedRack,
} satisfies Paper
