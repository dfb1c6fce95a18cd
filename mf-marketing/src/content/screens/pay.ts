import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  beneficiaries: {
    title: 'vendors-november.csv',
    sum: '214 rows',
    rows: [
      ['Asha Textiles', 'Name and account match', '₹2,84,000', done('Checked')],
      ['Prakash Logistics', 'UPI, name matches', '₹22,750', done('Checked')],
      ['R. K. Packaging', 'IFSC does not exist', '₹61,300', waiting('Fix')],
    ],
  },
  approval: {
    title: 'Batch of 213 payouts',
    sum: '₹38,40,000',
    rows: [
      ['Prepared', 'Nisha, 10:42', '213 payees', done('Maker')],
      ['Paid from', 'Current account XX4021', '₹48,20,000', done('Covered')],
      ['Approval', 'Sent to Farhan', '₹38,40,000', waiting('Awaited')],
    ],
  },
  tracking: {
    title: 'Payouts of today',
    sum: '211 of 213 paid',
    rows: [
      ['Asha Textiles', 'RTGS, UTR sent', '₹2,84,000', done('Paid')],
      ['Sunita Rao', 'IMPS, second try at 11:05', '₹36,200', moving('Retrying')],
      ['Prakash Logistics', 'UPI, 4 seconds', '₹22,750', done('Paid')],
    ],
  },
  bulk: {
    title: 'salaries-november.csv',
    sum: '₹12,50,000',
    rows: [
      ['Salaries', '48 rows, NEFT', '₹11,96,000', done('Ready')],
      ['Reimbursements', '17 rows, UPI', '₹54,000', done('Ready')],
      ['Row 31', 'Account closed', '₹41,500', waiting('Held')],
    ],
  },
  retries: {
    title: 'Payout of ₹36,200',
    sum: 'Never twice',
    rows: [
      ['11:02 · Bank A', 'IMPS, no answer', '₹36,200', waiting('Unknown')],
      ['11:03 · Bank A', 'Status enquiry', '₹0', done('Not paid')],
      ['11:05 · Bank B', 'IMPS, UTR 6310…42', '₹36,200', done('Paid')],
    ],
  },
  bills: {
    title: 'Due this week',
    sum: '₹4,18,900',
    rows: [
      ['Electricity', 'Due on Tuesday', '₹92,400', moving('Scheduled')],
      ['Kaveri Mills', 'Approved by Farhan', '₹2,75,000', done('Paid')],
      ['Office rent', 'Invoice awaited', '₹51,500', waiting('Open')],
    ],
  },
  accounts: {
    title: 'Accounts that can pay',
    sum: '₹1,12,06,300',
    rows: [
      ['Current account XX4021', 'Pays vendor runs', '₹48,20,000', done('Covered')],
      ['Current account XX7730', 'Collections', '₹51,36,300', done('Live')],
      ['Salary account XX1108', 'Short by ₹46,000 on the 30th', '₹12,50,000', waiting('Top up')],
      ['Booked in Tally', '211 payouts of today', '₹38,04,000', done('Matched')],
    ],
  },
} satisfies Record<string, Screen>
