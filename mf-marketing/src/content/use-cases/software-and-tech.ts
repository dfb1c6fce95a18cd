import * as brand from '@bridge/shared/brand'
import {
  bars,
  bolt,
  briefcase,
  calendar,
  code,
  envelope,
  laptop,
  onboard,
  people,
  plug,
  server,
  split,
  tower,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for software and SaaS companies',
    description:
      'Usage and seats become GST invoices by API, partners get their share by split, signed webhooks open access. For SaaS and tech firms in India.',
  },
  tag: 'Software & Tech',
  title: 'The 1st of the month is a cron job',
  lead: 'Seats, usage and renewals become invoices with a payment link, partners get their share, and your code gets an event to act on.',
  picture: {
    label: 'A client’s payment is split between a SaaS company and its reseller; users pay, hosting is paid.',
    stations: [
      [tower, 'Client'],
      [laptop, 'Users'],
      [code, 'Your SaaS'],
      [server, 'Hosting'],
      [briefcase, 'Reseller'],
    ],
    spans: [
      [0, 4, 'Share of 20% ₹14,400'],
      [0, 2, 'Usage ₹63,360'],
      [1, 2],
      [2, 3],
    ],
  },
  day: 'Five past midnight on the 1st. The meter closes Nimbus HR at 1,44,000 API calls, 50 paise each: ₹72,000, or ₹84,960 with GST. A POST makes the invoice, one of 1,312 that are out before anybody is up. At 10:40 Nimbus pays by NEFT, less ₹7,200 of TDS: ₹77,760. The split gives ₹14,400 to the reseller who signed them and ₹63,360 to you; a signed webhook renews the workspace. Your engineers learn of it from the log, if they look.',
  steps: [
    {
      icon: code,
      heading: 'Post the month’s usage',
      text: 'Send plan, seats and units by API. GST is added, the e\u2060-\u2060invoice is made, and the response brings its payment link.',
    },
    {
      icon: envelope,
      heading: 'Leave dunning to us',
      text: 'Reminders go out on schedule, and the paid event tells your code whose access to renew.',
    },
    {
      icon: onboard,
      heading: 'Sign up partners by API',
      text: `${brand.product}Onboard verifies a reseller’s documents behind your own form, before the first share is due.`,
    },
    {
      icon: split,
      heading: 'Share as money settles',
      text: 'Resellers, app authors and trainers are paid by rule out of the payment that they brought in. GST and TDS on their commission are noted beside it.',
    },
    {
      icon: plug,
      heading: 'Embed it for your users',
      text: 'Payouts, links and balances appear inside your screens: REST or GraphQL underneath, your buttons on top.',
    },
  ],
  benefits: [
    {
      icon: bolt,
      heading: 'Access follows payment',
      text: 'Since the webhook is signed, an account can open without a colleague reading bank mails.',
    },
    {
      icon: calendar,
      heading: 'Versions with a date on them',
      text: 'An API version retires after six months’ notice, so our roadmap stays out of your sprint.',
    },
    {
      icon: people,
      heading: 'Commission on the day',
      text: 'Commission that turns up with the client’s payment needs no ‘gentle reminder’.',
    },
    {
      icon: bars,
      heading: 'MRR with receipts',
      text: 'Behind each rupee of billed usage stand an invoice, a bank line and an entry in Zoho Books or Tally.',
    },
  ],
  screen: {
    title: 'Invoice run of 1 November',
    sum: '1,312 sent',
    rows: [
      ['Nimbus HR', '₹84,960 less TDS', '₹77,760', done('Paid')],
      ['Zenith Systems', 'Reseller, 20% of ₹72,000', '₹14,400', done('Shared')],
      ['Orbit Clinics', '38 seats, link opened', '₹53,808', moving('Reminded')],
      ['Fern Learning', 'Card declined by its bank', '₹11,682', waiting('Call')],
    ],
  },
  invitation:
    'Pick the most awkward tier on your pricing page. We will turn it into an invoice, a split and a webhook.',
} satisfies UseCase
