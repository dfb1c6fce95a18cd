import { done, moving, type Screen } from '../screen.ts'

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
