import { bars, briefcase, code, document, laptop, link, lock, people, route } from '@bridge/shared/icons'
import { runwayFigure } from '../benefits/runway.ts'
import { counts, late, runway, total } from '../papers/payroll.ts'
import { payrollPaper } from '../papers/payroll-paper.ts'
import { share } from '../papers/share.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

const plan = 999_00
const pilotFee = 75_000_00
/** The pilot's fee with GST. */
const pilot = pilotFee + share(pilotFee, 18)
const coffees = 11 * 60_00

export const content = {
  head: {
    title: 'Payments for startups, from the first payday',
    description:
      'Run the first salaries from one file, bill the pilot customer, build on one API and see the runway across your bank accounts.',
  },
  tag: 'Startup',
  title: 'May your first payday be boring',
  lead: 'Eleven people, one bank token in a drawer, and a seed round that must last until the product does. Pay, bill and count the months from one place.',
  order: ['day', 'tally', 'steps'],
  leads: 'day',
  paper: payrollPaper,
  ledger: {
    date: 'Monday, 30 November',
    drawn: 'level',
    entries: [
      { time: '08:50', event: 'Forty-one users renewed the ₹999 plan overnight', amount: 41 * plan },
      {
        time: '09:40',
        event: 'Ten salaries, from one file',
        note: 'Uploaded at 09:12, with an IFSC that failed the check and was corrected. The second founder approved it from a boarding queue.',
        amount: late.net - total.net,
      },
      { time: '10:15', event: 'The pilot customer pays its invoice, by UPI', amount: pilot },
      {
        time: '11:41',
        event: 'Ishaan’s salary, at the second try',
        note: 'His bank was under maintenance. Nobody else noticed.',
        amount: -late.net,
      },
      { time: '11:52', event: 'Eleven filter coffees', amount: -coffees },
    ],
    close: { time: '12:00', text: 'Runway: eighteen months. Stand-up talks about the product.' },
  },
  steps: [
    {
      icon: code,
      heading: 'Build in the sandbox',
      text: 'REST or GraphQL, with test money. When it works, the key changes and the code stays.',
      piece: {
        of: 'Sandbox',
        on: 'Key for tests',
        facts: [
          ['Interface', 'REST'],
          ['Money', 'Test'],
          ['When it works', 'The key changes'],
        ],
        state: agreed.answered,
      },
    },
    {
      icon: document,
      heading: 'Hand in KYC papers once',
      text: 'Incorporation certificate, PAN, board resolution: with those on file, onboarding typically takes 24-48 hours.',
      piece: {
        of: 'Patang Labs Pvt Ltd',
        on: 'Once',
        facts: [
          ['Incorporation', 'On file'],
          ['PAN', 'On file'],
          ['Board resolution', 'On file'],
        ],
        state: agreed.complete,
      },
    },
    {
      icon: link,
      heading: 'Bill the pilot customer',
      text: 'A GST-ready invoice with a link in it. Someone pays by UPI, and you may stop refreshing the bank app.',
      piece: {
        of: 'Pilot customer',
        on: '30 Nov, 10:15',
        parts: [
          ['Pilot', pilotFee],
          ['GST, 18%', pilot - pilotFee],
        ],
        comesTo: ['By UPI', pilot],
        state: states.paid,
      },
    },
    {
      icon: people,
      heading: 'Run salaries from one file',
      text: 'Team, interns and the freelance designer go in a single CSV; a wrong row waits, the others are paid.',
      piece: {
        of: `${counts.people} people`,
        on: '30 Nov, 09:40',
        parts: [
          ['Gross', total.gross],
          ['TDS', -total.tds],
          ['PF', -total.pf],
          ['Ishaan, at 11:41', -late.net],
        ],
        comesTo: ['Ten, by IMPS', total.net - late.net],
        state: states.paid,
      },
    },
    {
      icon: bars,
      heading: 'Count the months',
      text: 'Linked accounts show what came in, what left, and how long the difference can go on.',
      piece: {
        of: 'Payday',
        on: `Runway: ${runway} months`,
        parts: [
          ['Plans', 41 * plan],
          ['Pilot', pilot],
          ['Salaries', -total.net],
          ['Coffee', -coffees],
        ],
        comesTo: ['On the day', 41 * plan + pilot - total.net - coffees],
      },
    },
  ],
  benefits: [
    {
      icon: route,
      figure: `${runway} months`,
      heading: 'Ready for a pivot',
      text: 'Virtual accounts for buyers, payouts to riders: switch them on when the model changes, which it will.',
    },
    {
      icon: laptop,
      figure: '1 API',
      heading: 'Engineers on the product',
      text: 'Collecting, paying and balances share one integration, so no sprint goes into a bank’s file format.',
    },
    {
      icon: lock,
      figure: '2 keys',
      heading: 'Two keys, early',
      text: 'If one founder prepares and the other approves, the habit is there before the first finance hire.',
    },
    {
      icon: briefcase,
      figure: `${counts.people} UTRs`,
      heading: 'A data room that fills itself',
      text: 'Diligence asks for bills, approvals and UTRs; you export them and go back to the term sheet.',
    },
  ],
  gain: 'You know how long the money lasts',
  drawn: {
    figure: runwayFigure,
    text: 'One more salary, and you read the new month here before you sign the offer.',
  },
  invitation:
    'Leave the deck at home. Bring a salary file and your API questions, and ask the hard ones first.',
} satisfies UseCase
