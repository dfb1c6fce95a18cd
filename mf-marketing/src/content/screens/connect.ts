import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  choose: {
    title: 'Add an account',
    sum: '2 chosen',
    rows: [
      ['Bank A', 'Current account XX4021', 'Mumbai', done('Chosen')],
      ['Bank B', 'Current account XX7730', 'Pune', done('Chosen')],
      ['Bank C', 'Overdraft XX0093', 'Pune', moving('Later')],
    ],
  },
  consent: {
    title: 'Consent with your bank',
    sum: '12 months',
    rows: [
      ['Balances', 'Read, every hour', 'XX4021', done('Granted')],
      ['Statements', 'Read, from April', 'XX4021', done('Granted')],
      ['Transfers', 'Two people approve', 'XX4021', moving('With bank')],
    ],
  },
  connected: {
    title: 'All accounts',
    sum: '₹1,12,06,300',
    rows: [
      ['Bank A XX4021', '2 minutes ago', '₹48,20,000', done('Live')],
      ['Bank B XX7730', '1 minute ago', '₹51,36,300', done('Live')],
      ['Bank C XX1108', 'now', '₹12,50,000', done('Live')],
    ],
  },
  cashflow: {
    title: 'Cashflow, week 47',
    sum: '+ ₹6,12,000',
    rows: [
      ['Came in', '412 payments', '₹44,52,000', done('Settled')],
      ['Went out', '213 payouts', '₹38,40,000', done('Paid')],
      ['Due by Friday', '9 bills', '₹4,18,900', moving('Planned')],
    ],
  },
  transfer: {
    title: 'Transfer between accounts',
    sum: '₹5,00,000',
    rows: [
      ['From Bank B XX7730', 'Collections', '₹51,36,300', done('Covered')],
      ['To Bank A XX4021', 'Payouts', '₹48,20,000', done('Own account')],
      ['Second approval', 'Sent to Farhan', '₹5,00,000', waiting('Awaited')],
    ],
  },
  bills: {
    title: 'Owed and owing',
    sum: 'Next 7 days',
    rows: [
      ['Kaveri Mills owes', 'Invoice 1187', '₹6,02,500', moving('Reminded')],
      ['You owe Asha Textiles', 'Bill 771', '₹2,84,000', moving('Friday')],
      ['You owe the GST', 'Due on the 20th', '₹2,31,000', waiting('Approve')],
    ],
  },
  match: {
    title: 'Statement of XX7730',
    sum: '1,284 of 1,287',
    rows: [
      ['NEFT Anand Traders', 'Invoice 2041', '₹64,900', done('Matched')],
      ['Bank charges', 'Ledger 5110', '₹236', done('Matched')],
      ['november.xlsx', 'For the auditor', '1,287 lines', done('Exported')],
    ],
  },
  today: {
    title: 'Two accounts and a credit line',
    sum: '₹20,54,300',
    rows: [
      ['Chennai, current', 'Electricity bill due', '₹2,14,000', waiting('Short')],
      ['Pune, current', 'Sends ₹2,00,000', '₹18,40,300', moving('Sending')],
      ['Indore, cash credit', 'Drawn, less by ₹9,00,000', '− ₹91,52,000', done('Reduced')],
      ['Customer payments', '64 invoices, this morning', '₹27,80,500', done('Matched')],
    ],
  },
} satisfies Record<string, Screen>
