import { position } from '../pictures/cash-position.ts'
import { file } from '../pictures/vendor-batch.ts'
import { rupees } from '../rupees.ts'
import type { Screen } from '../screen.ts'

export const screens = {
  api: {
    title: 'One key, three products',
    sum: '2026-11-01',
    rows: [
      ['POST /payouts', `Vendor run, ${file.count} rows`, rupees(file.amount), '201'],
      ['POST /collections', 'Invoice 2041', '₹64,900', '201'],
      ['GET /accounts', 'Three banks', rupees(position), '200'],
    ],
  },
  balances: {
    title: 'Balances now',
    sum: '₹1,12,06,300',
    rows: [
      ['Current account XX4021', 'Payouts', '₹48,20,000', 'Live'],
      ['Current account XX7730', 'Collections', '₹51,36,300', 'Live'],
      ['Salary account XX1108', 'Payroll on the 30th', '₹12,50,000', 'Live'],
    ],
  },
  checks: {
    title: 'Before the first rupee',
    sum: '4 checks',
    rows: [
      ['PAN and GSTIN', 'Registrars', 'Meera Foods', 'Verified'],
      ['Bank account', 'Penny-drop, name agrees', '₹1', 'Verified'],
      ['Sanctions and AML lists', 'Every payee', '0 hits', 'Daily'],
    ],
  },
  controls: {
    title: 'Who may pay what',
    sum: 'Maker-checker',
    rows: [
      ['Nisha, operations', 'Prepares batches', 'to ₹5,00,000', 'Maker'],
      ['Farhan, finance', 'Approves batches', 'to ₹50,00,000', 'Checker'],
      ['Auditor', 'Reads everything', 'pays nothing', 'Viewer'],
    ],
  },
} satisfies Record<string, Screen>
