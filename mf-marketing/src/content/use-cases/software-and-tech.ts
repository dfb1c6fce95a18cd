import * as brand from '@bridge/shared/brand'
import { bars, bolt, calendar, code, envelope, onboard, people, plug, split } from '@bridge/shared/icons'
import { queue } from '../benefits/queue.ts'
import { usagePaper } from '../papers/usage-paper.ts'
import { almora, counts, nimbus, orbit, rates, total, unpaid } from '../papers/usage-run.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

/** Hosting: ₹2,70,000, with GST added. */
const hosting = 3_18_600_00
const others = 9_86_940_00
const shares = 96_200_00

export const content = {
  head: {
    title: 'Payments for software and SaaS companies',
    description:
      'Usage and seats become GST invoices by API, partners get their share by split, signed webhooks open access. For SaaS and tech firms in India.',
  },
  tag: 'Software & Tech',
  title: 'The 1st of the month is a cron job',
  lead: 'Seats, usage and renewals become invoices with a payment link, partners get their share, and your code gets an event to act on.',
  order: ['steps', 'day', 'tally'],
  leads: 'steps',
  paper: usagePaper,
  ledger: {
    date: 'Sunday, 1 November',
    drawn: 'day dial',
    entries: [
      {
        time: '00:11',
        event: 'Almora Freight’s night shift pays from the link, by UPI',
        note: 'The meter closed at five past. All 1,312 invoices are out before anybody is up.',
        amount: almora.yours,
      },
      {
        time: '10:40',
        event: `Nimbus HR pays by NEFT, ${rupees(nimbus.invoice)} less TDS`,
        note: 'NEFT doesn’t keep Sundays. A signed webhook renews the workspace.',
        amount: nimbus.invoice - nimbus.tds,
      },
      {
        time: '10:41',
        event: 'Zenith Systems, who signed them, gets its 20%',
        amount: -nimbus.partner,
      },
      { time: '13:30', event: 'Hosting for October', amount: -hosting },
      { time: '21:20', event: '412 more clients, by UPI, card and NEFT', amount: others },
      {
        time: '21:30',
        event: `${counts.shared - 1} more partners, each out of its own client’s payment`,
        amount: -shares,
      },
    ],
    close: {
      time: '23:59',
      text: 'Nobody was paged. On Monday your engineers can read it in the log, if they look.',
    },
  },
  steps: [
    {
      icon: code,
      heading: 'Post the month’s usage',
      text: 'Send plan, seats and units by API. GST is added, the e-invoice is made, and the response brings its payment link.',
      piece: {
        of: 'Nimbus HR',
        on: '1 Nov, 00:05',
        facts: [['Calls', '1,44,000']],
        parts: [
          ['Usage', nimbus.usage],
          [`GST ${rates.gst}%`, nimbus.gst],
        ],
        comesTo: ['Invoice', nimbus.invoice],
      },
    },
    {
      icon: envelope,
      heading: 'Leave dunning to us',
      text: 'Reminders go out on schedule, and the paid event tells your code whose access to renew.',
      piece: {
        of: 'Orbit Clinics',
        on: 'Link opened twice',
        facts: [['Seats', '38']],
        parts: [
          ['Usage', orbit.usage],
          [`GST ${rates.gst}%`, orbit.gst],
        ],
        comesTo: ['Reminded', orbit.invoice],
        state: states.waiting,
      },
    },
    {
      icon: onboard,
      heading: 'Sign up partners by API',
      text: `${brand.product}Onboard verifies a reseller’s documents behind your own form, before the first share is due.`,
      piece: {
        of: 'Zenith Systems',
        on: 'Reseller',
        facts: [
          ['PAN', 'verified'],
          ['GSTIN', 'verified'],
          ['Share', `${rates.partner}%`],
        ],
        state: agreed.complete,
      },
    },
    {
      icon: split,
      heading: 'Share as money settles',
      text: 'Resellers, app authors and trainers are paid by rule, out of the payment they brought in. GST and TDS on their commission are noted beside it.',
      piece: {
        of: 'Nimbus HR',
        on: 'Settled on the 1st',
        parts: [
          ['Invoice', nimbus.invoice],
          ['TDS', -nimbus.tds],
          ['Zenith', -nimbus.partner],
        ],
        comesTo: ['Yours', nimbus.yours],
        state: states.paid,
      },
    },
    {
      icon: plug,
      heading: 'Embed it for your users',
      text: 'Payouts, links and balances appear inside your screens: REST or GraphQL underneath, your buttons on top.',
      piece: {
        of: 'Whole run',
        on: 'On your screen',
        parts: [
          ['Invoiced', total.invoice],
          ['TDS', -total.tds],
          ['Partners', -total.partner],
        ],
        comesTo: ['Yours', total.yours],
      },
    },
  ],
  benefits: [
    {
      icon: bolt,
      figure: '10:40',
      heading: 'Access follows payment',
      text: 'Since the webhook is signed, an account can open without a colleague reading bank mails.',
    },
    {
      icon: calendar,
      figure: '6 months',
      heading: 'Versions with a date on them',
      text: 'An API version retires after six months’ notice, so our roadmap stays out of your sprint.',
    },
    {
      icon: people,
      figure: rupees(nimbus.partner),
      heading: 'Commission on the day',
      text: 'Commission that turns up with the client’s payment needs no ‘gentle reminder’.',
    },
    {
      icon: bars,
      figure: rupees(total.usage),
      heading: 'MRR with receipts',
      text: 'Behind each rupee of billed usage stand an invoice, a bank line and an entry in Zoho Books or Tally.',
    },
  ],
  gain: `${unpaid.at(-1)} calls to make, not ${unpaid[0]}`,
  drawn: {
    figure: queue,
    text: 'Three reminders go out by themselves, and each payment takes its invoice off the list.',
  },
  invitation:
    'Pick the most awkward tier on your pricing page. We will turn it into an invoice, a split and a webhook.',
} satisfies UseCase
