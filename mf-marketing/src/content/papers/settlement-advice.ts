import { shield } from '@bridge/shared/icons'
import { goingHome } from '../endings/going-home.ts'
import type { Line, Paper } from '../paper.ts'
import { figure, rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { claims, counts, followed, further, type Settled, settle, tdsRate, total } from './claims.ts'
import { discharge } from './discharge.ts'
import { stepsBy } from './steps.ts'
import { ward } from './ward.ts'

const figures = ({ billed, approved, deducted, tds, paid }: Settled): Line =>
  [billed, approved, deducted, tds, paid].map(figure)

const settled = settle(followed)

/** The advice that a TPA sends a hospital with its credit. */
export const settlementAdvice = {
  label: `A third-party administrator’s settlement advice for ${counts.claims} claims. In the line of claim ${followed.number}, ${rupees(followed.approved)} was approved; ${rupees(followed.deducted)} is deducted against that letter, ${tdsRate}% TDS goes off, and ${rupees(settle(followed).paid)} is paid. A thread leads from there to the claim’s row on the Bridge dashboard, where it is paid short, and the rest is yours to contest. The credit comes to ${rupees(total.paid)}.`,
  make: 'clipped',
  opening: 'ward',
  letterhead: {
    mark: shield,
    issuer: 'Parikrama Health TPA',
    address: 'Claims desk, Pune',
    title: 'Settlement advice',
    page: 'Page 1 of 2',
  },
  fields: [
    ['Advice', 'PHT-26-11804'],
    ['Claims', 'October 2026'],
    ['Hospital', 'Neelkanth Hospital, Nashik'],
    ['Insurer', 'Trisagar General'],
  ],
  columns: [
    { label: 'Claim', width: 4.25, is: 'name' },
    { label: 'Treatment', width: 8.5, is: 'detail' },
    { label: 'Billed', width: 5.25, is: 'part' },
    { label: 'Approved', width: 5.25, note: 'at discharge', is: 'sum' },
    { label: 'Deducted', width: 4.5, note: 'since then', is: 'less' },
    { label: 'TDS', width: 4.75, note: `${tdsRate}%`, is: 'less' },
    { label: 'Paid', width: 5.25, note: 'to hospital', is: 'net' },
  ],
  lines: claims.map((claim) => [claim.number, claim.treatment, ...figures(settle(claim))]),
  stitched: claims.indexOf(followed),
  steps: [
    ['Billed', figure(settled.billed)],
    ...stepsBy(figure, [
      ['Not approved', settled.approved - settled.billed],
      ['Deducted since then', -settled.deducted],
      [`TDS ${tdsRate}%`, -settled.tds],
    ]),
  ],
  more: [`${further.claims} more`, 'page 2', ...figures(further)],
  total: [`${counts.claims} claims`, '', ...figures(total)],
  slip: {
    label: 'Credited',
    amount: rupees(total.paid),
    fields: [
      ['On', '14 Nov 2026, 10:05'],
      ['By', 'NEFT, UTR ending 3380'],
      ['To', 'Neelkanth Hospital, Nashik'],
    ],
  },
  stamp: { rim: 'BILLING DESK · NEELKANTH ·', middle: '14 NOV' },
  scene: ward(discharge.bed),
  ending: goingHome(discharge.bed, discharge.at),
  ledger: {
    form: 'whiteboard',
    title: 'TPA credit, by claim',
    sum: `${counts.claims} claims`,
    rows: claims.map((claim) => [
      `Claim ${claim.number}`,
      claim.deducted ? `${rupees(claim.deducted)} short: contest it` : claim.treatment,
      settle(claim).paid,
      claim.deducted ? states.short : states.paid,
    ]),
    more: [`${further.claims} more`, further.paid],
    foot: [`${counts.claims} claims`, total.paid],
  },
} satisfies Paper
