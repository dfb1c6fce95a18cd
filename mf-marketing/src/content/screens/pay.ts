import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  beneficiaries: {
    title: 'vendors-november.csv',
    sum: '214 rows',
    rows: [
      ['Asha Textiles', 'Name and account agree', '₹1,84,000', done('Checked')],
      ['Prakash Logistics', 'UPI, name agrees', '₹22,750', done('Checked')],
      ['R. K. Packaging', 'IFSC does not exist', '₹61,300', waiting('Mend')],
    ],
  },
  approval: {
    title: 'Batch of 213 payouts',
    sum: '₹38,40,000',
    rows: [
      ['Prepared', 'Nisha, 10:42', '213 payees', done('Maker')],
      ['Paid from', 'Current account XX4021', '₹48,20,000', done('Covered')],
      ['Approval', 'Farhan has been told', '₹38,40,000', waiting('Checker')],
    ],
  },
  tracking: {
    title: 'Payouts of today',
    sum: '211 of 213 paid',
    rows: [
      ['Asha Textiles', 'RTGS, UTR sent', '₹1,84,000', done('Paid')],
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
      ['11:02 · Bank A', 'IMPS, no answer', '₹36,200', waiting('Declined')],
      ['11:03 · Bank A', 'Status asked: not paid', '₹0', done('Certain')],
      ['11:05 · Bank B', 'IMPS, UTR 6310…42', '₹36,200', done('Paid')],
    ],
  },
  bills: {
    title: 'Due this week',
    sum: '₹4,18,900',
    rows: [
      ['Electricity', 'Due on Tuesday', '₹92,400', moving('Scheduled')],
      ['Kaveri Mills', 'Approved by Farhan', '₹2,75,000', done('Paid')],
      ['Office rent', 'Waits for its invoice', '₹51,500', waiting('Open')],
    ],
  },
  accounts: {
    title: 'Accounts that can pay',
    sum: '₹1,12,06,300',
    rows: [
      ['Current account XX4021', 'Pays vendor runs', '₹48,20,000', done('Covered')],
      ['Salary account XX7730', 'Pays on the 30th', '₹12,61,300', done('Covered')],
      ['Petty cash XX1108', 'Short by ₹11,200 today', '₹25,000', waiting('Top up')],
      ['Tally', '211 payouts of today', '₹38,04,000', done('Matched')],
    ],
  },
} satisfies Record<string, Screen>
