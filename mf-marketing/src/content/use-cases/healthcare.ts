import { bank, clock, doctor, invoice, people, qr, retry, scales, shield } from '@bridge/shared/icons'
import { claimsFigure } from '../benefits/forty-claims.ts'
import { counts, followed, settle, tdsRate, total } from '../papers/claims.ts'
import { discharge } from '../papers/discharge.ts'
import { settlementAdvice } from '../papers/settlement-advice.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

const { tds, paid } = settle(followed)
const shares = 3_86_450_00
const implants = { knees: 1_97_400_00, stent: 41_000_00 }
const used = implants.knees + implants.stent
const notApproved = followed.billed - followed.approved

export const content = {
  head: {
    title: 'Payments for hospitals and clinics',
    description:
      'Deposits at the bedside, TPA settlements matched claim by claim, refunds at discharge, doctors’ shares on the agreed day.',
  },
  tag: 'Healthcare',
  title: 'Bed 14 is free, the bill is closed',
  lead: 'A hospital is paid by patients, insurers and government schemes, in parts, over weeks. Every part finds its bill, and the billing desk goes home on time.',
  order: ['day', 'fall', 'tally', 'steps'],
  leads: 'claim',
  paper: settlementAdvice,
  ledger: {
    date: 'Saturday, 14 November',
    drawn: 'level',
    entries: [
      {
        time: '08:10',
        event: 'Deposit for a hip, by link',
        note: 'The daughter pays in Pune; the admission in Nashik is ready when they arrive.',
        amount: 60_000_00,
      },
      {
        time: '10:05',
        event: `The TPA’s credit, for ${counts.claims} claims`,
        note: `Two are short, by ${rupees(total.deducted)} together. Both are contested before lunch.`,
        amount: total.paid,
      },
      {
        time: discharge.at,
        event: `Bed 14 is discharged, and the rest of its ${rupees(discharge.deposit)} deposit goes back`,
        note: `Of ${rupees(discharge.billed)}, the insurer bears ${rupees(discharge.approved)}, returned medicines ${rupees(discharge.medicinesReturned)}, the family ${rupees(discharge.familyBears)}. The money leaves before the wheelchair does.`,
        amount: -discharge.refund,
      },
      {
        time: '15:30',
        event: 'Two knees and a stent, used this week',
        note: 'Against the supplier’s invoices with those batch numbers.',
        amount: -used,
      },
      {
        time: '17:15',
        event: 'Nine visiting doctors, in one run',
        amount: -shares,
      },
    ],
    close: { time: '18:05', text: 'The billing desk goes home. So, hours ago, did bed 14.' },
  },
  waterfall: {
    label: `Of the ${rupees(followed.billed)} billed on claim ${followed.number}, ${rupees(notApproved)} was not approved at discharge, ${rupees(followed.deducted)} was deducted at settlement, ${rupees(tds)} went as TDS, and ${rupees(paid)} arrived. Each is drawn to scale.`,
    from: [`The hospital bills claim ${followed.number}`, followed.billed],
    less: [
      ['Not approved', notApproved],
      ['Deducted since', followed.deducted],
      [`TDS, ${tdsRate}%`, tds],
    ],
    drawn: 'line',
    rest: 'arrives, and only one of the three gaps is worth a letter',
  },
  steps: [
    {
      icon: qr,
      heading: 'Collect at the bedside',
      text: 'One QR code or payment link per admission takes the deposit, the pharmacy and the final bill, by UPI or card.',
      piece: {
        of: 'Bed 14',
        on: 'Admitted',
        facts: [['At the bedside', 'by link']],
        comesTo: ['Deposit', discharge.deposit],
        state: states.paid,
      },
    },
    {
      icon: scales,
      heading: 'Match TPA settlements',
      text: 'An insurer pays forty claims in one credit. Each claim turns up in it, with its TDS and its deduction beside it.',
      piece: {
        of: `${counts.claims} claims`,
        on: '14 Nov',
        parts: [
          ['Approved', total.approved],
          ['Deducted', -total.deducted],
          [`TDS, ${tdsRate}%`, -total.tds],
        ],
        comesTo: ['Credited', total.paid],
        state: agreed.matched,
      },
    },
    {
      icon: retry,
      heading: 'Refund at discharge',
      text: 'The unused deposit returns to the account that it came from, with a message to the family when it lands.',
      piece: {
        of: 'Bed 14',
        on: '11:20',
        parts: [
          ['Deposit', discharge.deposit],
          ['Family bears', -discharge.familyBears],
        ],
        comesTo: ['Goes back', discharge.refund],
        state: states.onItsWay,
      },
    },
    {
      icon: invoice,
      heading: 'Pay implants and pharmacy',
      text: 'Consignment stock is paid when it is used, against the invoice with that batch number.',
      piece: {
        of: 'Used this week',
        on: '15:30',
        parts: [
          ['Two knees', implants.knees],
          ['A stent', implants.stent],
        ],
        comesTo: ['By batch', used],
        state: states.paid,
      },
    },
    {
      icon: doctor,
      heading: 'Share with visiting doctors',
      text: 'Your system sends each consultant’s share; all of them go out in one approved run, with TDS noted.',
      piece: {
        of: 'Nine doctors',
        on: '17:15',
        facts: [
          ['In', 'One run'],
          ['TDS', 'Noted'],
        ],
        comesTo: ['Shares', shares],
        state: states.paid,
      },
    },
  ],
  benefits: [
    {
      icon: clock,
      figure: '11:20',
      heading: 'Quicker discharge',
      text: 'Nobody waits for a bank message while a family waits in the lobby.',
    },
    {
      icon: shield,
      figure: rupees(total.deducted),
      heading: 'Fewer write-offs',
      text: 'A claim that was paid short shows up on the day of the credit, while it can still be contested.',
    },
    {
      icon: people,
      figure: '9 doctors',
      heading: 'Shares with a statement',
      text: 'The statement with each share arrives before the money does.',
    },
    {
      icon: bank,
      figure: `${counts.claims} claims`,
      heading: 'One trail for the auditor',
      text: 'Admission number, claim number and UTR stand in one line, for patients and schemes alike.',
    },
  ],
  gain: 'A short claim is seen the day it’s paid',
  drawn: {
    figure: claimsFigure,
    text: 'Two were paid short. You contest them today, with the approval letter attached, while the TPA still remembers.',
  },
  invitation:
    'Bring last month’s TPA statement. We’ll show you how many of its claims we can match before the tea arrives.',
} satisfies UseCase
