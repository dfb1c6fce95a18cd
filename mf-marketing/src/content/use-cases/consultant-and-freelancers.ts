import {
  bell,
  briefcase,
  calendar,
  chat,
  document,
  house,
  laptop,
  link,
  list,
  pen,
  recon,
  rupee,
  school,
  sprout,
  wallet,
} from '@bridge/shared/icons'
import { done, moving } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for consultants and freelancers',
    description:
      'GST invoices with a payment link, reminders that stay polite, TDS noted for every client, and your own tax set aside in time.',
  },
  tag: 'Consultants & Freelancers',
  title: 'Let the invoice do the asking',
  lead: 'The work went out on the 3rd, the client is delighted, and the payment is ‘under process’. Give your invoice a link, a due date and the patience that you no longer have.',
  picture: {
    label: 'An agency, a startup and a college pay one freelancer, who pays rent and puts the GST aside.',
    stations: [
      [briefcase, 'Agency'],
      [sprout, 'Startup'],
      [school, 'College'],
      [laptop, 'You'],
      [house, 'Rent'],
      [rupee, 'Tax account'],
    ],
    spans: [
      [0, 3, 'Link ₹86,400'],
      [1, 3],
      [2, 3],
      [3, 4],
      [3, 5, 'GST ₹19,800'],
    ],
  },
  day: 'Three clients, one laptop, twenty minutes before the first call. The agency’s bill of ₹94,400 was due yesterday; its link was opened at 22:10, which is a good sign. The startup has paid ₹35,400 by UPI. The college would like the PAN once more. At 9:26 the agency’s money comes, ₹86,400 after TDS, and ₹19,800 of GST from both moves to a second account, where it cannot be mistaken for income. The first call is postponed.',
  steps: [
    {
      icon: pen,
      heading: 'Write the invoice only once',
      text: 'Client, SAC, GST and due date stay as they are. Next month only the hours are new.',
    },
    {
      icon: link,
      heading: 'Put the payment link inside',
      text: 'A link by email, SMS or WhatsApp takes UPI or card, so that nobody retypes your account number with two digits swapped.',
    },
    {
      icon: bell,
      heading: 'Set three reminders',
      text: 'Three days before, on the day, a week after: firm, polite, and silent from the minute you are paid.',
    },
    {
      icon: recon,
      heading: 'Understand the short one',
      text: 'You billed ₹94,400 and got ₹86,400. The missing ₹8,000 is noted as TDS, against that client, for your return.',
    },
    {
      icon: wallet,
      heading: 'Set your own tax aside',
      text: 'Transfer GST and a share for advance tax to another account of yours while the receipt is still on the screen.',
    },
  ],
  benefits: [
    {
      icon: calendar,
      heading: 'A rent day without nerves',
      text: 'Opened, reminded, overdue: by the 1st you can tell which client is paying your landlord.',
    },
    {
      icon: chat,
      heading: 'Still on good terms',
      text: 'You talk about the work, and the awkward line is written by something without feelings.',
    },
    {
      icon: list,
      heading: 'A row for each client',
      text: 'The retainer, the project and the old favour at half price are told apart, with what is due on each.',
    },
    {
      icon: document,
      heading: 'Tax season, no shoebox',
      text: 'Invoices, receipts and TDS leave in one export, and your accountant stops sighing.',
    },
  ],
  screen: {
    title: 'My clients, Wednesday',
    sum: '₹1,21,800 in',
    rows: [
      ['Agency, October', 'Less TDS of ₹8,000', '₹86,400', done('Paid')],
      ['Startup, logo', 'UPI, by link', '₹35,400', done('Paid')],
      ['College, lectures', 'Reminder on Friday', '₹21,240', moving('Opened')],
      ['Second account', 'GST of the two', '₹19,800', done('Moved')],
    ],
  },
  invitation: 'Bring your most overdue invoice. We will send it again, with a link in it.',
} satisfies UseCase
