import { truck } from '@bridge/shared/icons'
import { gateOpen } from '../endings/gate-open.ts'
import type { Line, Paper } from '../paper.ts'
import { figure, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { billed, followed, goods, igst, journey, out, pumps, taxableOf, total } from './consignment.ts'
import { lorryRear } from './lorry-rear.ts'
import { pump } from './pump.ts'
import { stepsBy } from './steps.ts'

const numberPlate = 'TN 38 CK 5147'

const figures = ({ taxable, tax, value }: typeof total): Line => [taxable, tax, value].map(figure)

/** The bill that a lorry carries when it leaves the gate. */
export const eWayBill = {
  label: `An e-way bill for ${pumps} pumps from Coimbatore to Nagpur, worth ${rupees(total.value)} with ${igst}% GST. A thread leads from its line of ${followed.pumps} one-horsepower monobloc pumps to the same line of the invoice on the Bridge dashboard. The dealer’s RTGS of 16:12 has paid all of it, and the gate has stamped the lorry out.`,
  make: 'form',
  opening: 'tailgate',
  width: 44,
  letterhead: {
    mark: truck,
    /** The bill’s number, as a QR code. */
    // biome-ignore format: one row per line would be no clearer
    code: [
      '1fd67f', '105f41', '175d5d', '17435d', '17515d', '104341', '1fd57f', '000f00', '13f997', '04015a', '1de4d6',
      '12320f', '0c7c40', '001f05', '1fddf6', '105f9a', '175365', '17571c', '174057', '1048d9', '1fd622',
    ],
    issuer: 'Noyyal Pumps',
    address: 'To Orange City Agro, Nagpur',
    title: 'E-way bill',
    page: 'Parts A and B',
  },
  fields: [
    ['E-way bill no.', '5118 4420 9937'],
    ['Generated', '21 Nov 2026, 16:14'],
    ['Valid until', '29 Nov 2026, midnight'],
    ['Invoice', 'NP-3318'],
    ['From', '33 Tamil Nadu'],
    ['To', '27 Maharashtra'],
    ['By road', journey.distance],
    ['Lorry', numberPlate],
  ],
  spans: [1, 2, 2, 1],
  columns: [
    { label: 'Goods', width: 9.5, is: 'name' },
    { label: 'Pumps', width: 4.75, prefixed: true, is: 'detail' },
    { label: 'HSN', width: 5.25, prefixed: true, is: 'detail' },
    { label: 'Taxable', width: 6.5, note: 'before GST', is: 'sum' },
    { label: 'IGST', width: 6.5, note: `${igst}%`, is: 'part' },
    { label: 'Value', width: 7.5, note: 'with GST', is: 'net' },
  ],
  lines: goods.map((line) => [line.name, String(line.pumps), line.hsn, ...figures(billed(taxableOf(line)))]),
  stitched: goods.indexOf(followed),
  steps: stepsBy(figure, [[`IGST ${igst}%`, billed(taxableOf(followed)).tax]]),
  total: ['In all', String(pumps), '', ...figures(total)],
  slip: {
    label: 'Paid in advance',
    amount: rupees(total.value),
    fields: [
      ['On', '21 Nov 2026, 16:12'],
      ['By', 'RTGS, UTR ending 0719'],
      ['To', 'The dealer’s virtual account'],
    ],
  },
  stamp: { rim: 'GATE TWO · NOYYAL PUMPS ·', middle: out },
  scene: lorryRear(numberPlate),
  thing: pump,
  ledger: {
    form: 'slate',
    title: 'Invoice NP-3318',
    sum: `${pumps} pumps`,
    rows: goods.map((line) => [
      line.name,
      `${line.pumps} × ${rupees(line.price)} + GST`,
      billed(taxableOf(line)).value,
      states.paid,
    ]),
    foot: ['One RTGS, in all', total.value],
  },
  ending: gateOpen,
} satisfies Paper
