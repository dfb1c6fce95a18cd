import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  api: {
    title: 'One key, three products',
    sum: '2026-11-01',
    rows: [
      ['POST /payouts', 'Vendor run, 214 rows', '₹38,40,000', done('201')],
      ['POST /collections', 'Invoice 2041', '₹64,900', done('201')],
      ['GET /accounts', 'Four banks', '₹1,12,06,300', done('200')],
    ],
  },
  routing: {
    title: 'Route of one payment',
    sum: '₹2,10,000',
    rows: [
      ['Bank A', 'IMPS, slow for 4 minutes', '61%', waiting('Skipped')],
      ['Bank B', 'IMPS, answers in 2 s', '99.8%', done('Chosen')],
      ['Bank C', 'NEFT, next batch 14:30', '99.9%', moving('Standby')],
    ],
  },
  matching: {
    title: 'Bank lines and books',
    sum: '1,284 of 1,287',
    rows: [
      ['NEFT Anand Traders', 'Invoice 2038', '₹1,18,000', done('Matched')],
      ['UPI 4417…09', 'Order 54402', '₹1,499', done('Matched')],
      ['RTGS Kaveri Mills', 'Two invoices, one short', '₹6,02,500', waiting('Review')],
    ],
  },
  balances: {
    title: 'Balances now',
    sum: '₹1,12,06,300',
    rows: [
      ['Current account XX4021', 'Payouts', '₹48,20,000', done('Live')],
      ['Current account XX7730', 'Collections', '₹51,36,300', done('Live')],
      ['Salary account XX1108', 'Payroll on the 30th', '₹12,50,000', done('Live')],
    ],
  },
  checks: {
    title: 'Before the first rupee',
    sum: '4 checks',
    rows: [
      ['PAN and GSTIN', 'Registrars', 'Meera Foods', done('Verified')],
      ['Bank account', 'Penny-drop, name agrees', '₹1', done('Verified')],
      ['Sanctions and AML lists', 'Every payee', '0 hits', moving('Daily')],
    ],
  },
  controls: {
    title: 'Who may pay what',
    sum: 'Maker-checker',
    rows: [
      ['Nisha, operations', 'Prepares batches', 'to ₹5,00,000', done('Maker')],
      ['Farhan, finance', 'Approves batches', 'to ₹50,00,000', done('Checker')],
      ['Auditor', 'Reads everything', 'pays nothing', moving('Viewer')],
    ],
  },
} satisfies Record<string, Screen>
