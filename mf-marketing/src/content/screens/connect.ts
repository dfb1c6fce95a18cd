import { done, moving, type Screen, waiting } from '../screen.ts'

export const screens = {
  choose: {
    title: 'Add an account',
    sum: '2 chosen',
    rows: [
      ['Bank A', 'Current account XX4021', 'Mumbai', 'Chosen'],
      ['Bank B', 'Current account XX7730', 'Pune', 'Chosen'],
      ['Bank C', 'Overdraft XX0093', 'Pune', 'Later'],
    ],
  },
  consent: {
    title: 'Consent with your bank',
    sum: '12 months',
    rows: [
      ['Balances', 'Read, every hour', 'XX4021', 'Granted'],
      ['Statements', 'Read, from April', 'XX4021', 'Granted'],
      ['Transfers', 'Two people approve', 'XX4021', waiting('With bank')],
    ],
  },
  connected: {
    title: 'All accounts',
    sum: '₹1,12,06,300',
    rows: [
      ['Bank A XX4021', 'as of 09:04', '₹48,20,000', 'Up to date'],
      ['Bank B XX7730', 'as of 09:05', '₹51,36,300', 'Up to date'],
      ['Bank C XX1108', 'as of 09:05', '₹12,50,000', 'Up to date'],
    ],
  },
  today: {
    title: 'Two accounts and a credit line',
    sum: '₹20,54,300',
    rows: [
      ['Chennai, current', 'Electricity bill due', '₹2,14,000', waiting('Short')],
      ['Pune, current', 'Sends ₹2,00,000', '₹18,40,300', moving('Sending')],
      ['Indore, cash credit', 'Drawn, less by ₹9,00,000', '− ₹91,52,000', 'Reduced'],
      ['Customer payments', '64 invoices, this morning', '₹27,80,500', done('Matched')],
    ],
  },
} satisfies Record<string, Screen>
