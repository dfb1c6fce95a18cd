import { batch, paid } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  beneficiaries: {
    title: 'vendors-november.csv',
    sum: '214 rows',
    rows: [
      ['Asha Textiles', 'Name and account match', '₹2,84,000', 'Checked'],
      ['Prakash Logistics', 'UPI, name matches', '₹22,750', 'Checked'],
      ['R. K. Packaging', 'IFSC does not exist', '₹61,300', waiting('Fix')],
    ],
  },
  approval: {
    title: `Batch of ${batch.count} payouts`,
    sum: rupees(batch.amount),
    rows: [
      ['Prepared', 'Nisha, 10:42', `${batch.count} payees`, 'Maker'],
      ['Paid from', 'Current account XX4021', '₹48,20,000', 'Covered'],
      ['Approval', 'Sent to Farhan', rupees(batch.amount), waiting('Waiting')],
    ],
  },
  tracking: {
    title: 'Payouts of today',
    sum: `${paid.count} of ${batch.count} paid`,
    rows: [
      ['Asha Textiles', 'RTGS, UTR sent', '₹2,84,000', done('Paid')],
      ['Leela Menon', 'IMPS, second try at 11:05', '₹36,200', moving('Retrying')],
      ['Prakash Logistics', 'UPI, 4 seconds', '₹22,750', done('Paid')],
    ],
  },
  accounts: {
    title: 'Accounts that can pay',
    sum: '₹1,12,06,300',
    rows: [
      ['Current account XX4021', 'Pays vendor runs', '₹48,20,000', 'Covered'],
      ['Current account XX7730', 'Collections', '₹51,36,300', 'Covered'],
      ['Salary account XX1108', 'Short by ₹41,500 on the 30th', '₹12,50,000', waiting('Top up')],
      ['Booked in Tally', `${paid.count} payouts of today`, rupees(paid.amount), done('Matched')],
    ],
  },
} satisfies Record<string, Screen>
