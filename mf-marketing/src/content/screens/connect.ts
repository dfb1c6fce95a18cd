import { cashPosition, position } from '../pictures/cash-position.ts'
import { batch } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { moving, type Screen, waiting } from '../screen.ts'
import { topUp } from '../week.ts'

const [payouts, collections, salaries] = cashPosition.accounts

export const screens = {
  choose: {
    title: 'Add accounts',
    sum: '3 chosen',
    rows: [
      ['Bank A', 'Current account XX4021', 'Payouts', 'Chosen'],
      ['Bank B', 'Current account XX7730', 'Collections', 'Chosen'],
      ['Bank C', 'Salary account XX1108', 'Salaries', 'Chosen'],
    ],
  },
  consent: {
    title: 'Consent with your bank',
    sum: '12 months',
    rows: [
      ['Balances', 'Read, as they change', 'XX4021', 'Granted'],
      ['Statements', 'Read, from April', 'XX4021', 'Granted'],
      ['Transfers', 'Two people approve', 'XX4021', waiting('With bank')],
    ],
  },
  connected: {
    title: 'All accounts',
    sum: rupees(position),
    rows: [
      ['Bank A XX4021', 'as of 09:04', rupees(payouts.balance), 'Up to date'],
      ['Bank B XX7730', 'as of 09:05', rupees(collections.balance), 'Up to date'],
      ['Bank C XX1108', 'as of 09:05', rupees(salaries.balance), 'Up to date'],
    ],
  },
  tomorrow: {
    title: 'Bank A XX4021, tomorrow',
    sum: rupees(payouts.balance - batch.amount + topUp),
    rows: [
      ['Balance', 'as of 09:04', rupees(payouts.balance), 'Up to date'],
      ['Vendors', `${batch.count} payouts`, `−${rupees(batch.amount)}`, moving('Scheduled')],
      ['From Bank B', 'Farhan approves', `+${rupees(topUp)}`, waiting('Waiting')],
    ],
  },
} satisfies Record<string, Screen>
