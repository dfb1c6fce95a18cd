import {
  bank,
  clock,
  doctor,
  hospital,
  invoice,
  people,
  person,
  qr,
  retry,
  scales,
  shield,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for hospitals and clinics',
    description:
      'Deposits at the bedside, TPA settlements matched claim by claim, refunds at discharge, doctors’ shares on the agreed day.',
  },
  tag: 'Healthcare',
  title: 'Bed\u00a014\u00a0is\u00a0free, the\u00a0bill is\u00a0closed',
  lead: 'A hospital is paid by patients, insurers and government schemes, in parts, over weeks. Every part finds its bill, and the billing desk goes home on time.',
  picture: {
    label:
      'An insurer settles claims with a hospital and a patient pays a deposit; the hospital pays doctors and the pharmacy.',
    stations: [
      [shield, 'Insurer TPA'],
      [person, 'Patient'],
      [doctor, 'Doctors'],
      [invoice, 'Pharmacy'],
      [hospital, 'Hospital'],
    ],
    spans: [
      [0, 4, '40 claims ₹18,64,000'],
      [1, 4, 'Deposit ₹40,000'],
      [4, 2],
      [4, 3],
    ],
  },
  day: 'At 11:20 the ward marks bed 14 for discharge. The deposit was ₹40,000, the insurer has approved ₹1,12,500 of a bill of ₹1,38,300, and the pharmacy has just taken back medicines of ₹1,750. Three people used to ring each other about it. Now the final bill shows ₹24,050 for the family to bear, the cashier approves, and ₹15,950 is on its way back to the account that it came from before the wheelchair reaches the gate.',
  steps: [
    {
      icon: qr,
      heading: 'Collect at the bedside',
      text: 'One QR code or payment link per admission takes the deposit, the pharmacy and the final bill, by UPI or card.',
    },
    {
      icon: scales,
      heading: 'Match TPA settlements',
      text: 'An insurer pays forty claims in one credit. Each claim is found in it, with its TDS and its deduction beside it.',
    },
    {
      icon: retry,
      heading: 'Refund at discharge',
      text: 'The unused deposit returns to the account that it came from, with a message to the family when it lands.',
    },
    {
      icon: doctor,
      heading: 'Share with visiting doctors',
      text: 'Your system sends each consultant’s share; all of them go out in one approved run, with TDS noted.',
    },
    {
      icon: invoice,
      heading: 'Pay implants and pharmacy',
      text: 'Consignment stock is paid when it is used, against the invoice with that batch number.',
    },
  ],
  benefits: [
    {
      icon: clock,
      heading: 'Quicker discharge',
      text: 'Nobody waits for a bank message while a family waits in the lobby.',
    },
    {
      icon: shield,
      heading: 'Fewer write-offs',
      text: 'A claim that was paid short shows up on the day of the credit, while it can still be contested.',
    },
    {
      icon: people,
      heading: 'Shares with a statement',
      text: 'The statement with each share arrives before the money does.',
    },
    {
      icon: bank,
      heading: 'One trail for the auditor',
      text: 'Admission number, claim number and UTR stand in one line, for patients and schemes alike.',
    },
  ],
  screen: {
    title: 'TPA credit of 14 November',
    sum: '38 of 40 claims',
    rows: [
      ['Claim 88120', 'Knee replacement, October', '₹1,12,500', done('Matched')],
      ['Claim 88134', 'Paid short by ₹8,400', '₹46,100', waiting('Contest')],
      ['Claim 88141', 'Dialysis, four sessions', '₹9,600', done('Matched')],
      ['Refund, bed 14', 'To the account that paid', '₹15,950', moving('On its way')],
    ],
  },
  invitation:
    'Bring last month’s TPA statement. We will show you how many of its claims we can match before the tea arrives.',
} satisfies UseCase
