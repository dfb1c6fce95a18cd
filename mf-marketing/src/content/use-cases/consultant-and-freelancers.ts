import { bell, calendar, chat, document, link, list, pen, recon, wallet } from '@bridge/shared/icons'
import { agency, college, hours, rates, startup } from '../papers/design-invoice.ts'
import { designPaper } from '../papers/design-paper.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { workedHour } from '../tally-marks.ts'
import type { UseCase } from '../use-case.ts'

/** A typeface: ₹6,000, with GST added. */
const typeface = 7_080_00
const courier = 120_00

export const content = {
  head: {
    title: 'Payments for consultants and freelancers',
    description:
      'GST invoices with a payment link, reminders that stay polite, TDS noted for every client, and your own tax set aside in time.',
  },
  tag: 'Consultants & Freelancers',
  title: 'Let the invoice do the asking',
  lead: 'The work went out on the 3rd, the client is delighted, and the payment is ‘under process’. Give your invoice a link, a due date and the patience you no longer have.',
  order: ['day', 'fall', 'steps', 'tally'],
  leads: 'claim',
  paper: designPaper,
  ledger: {
    date: 'Wednesday, 18 November',
    drawn: 'hour dial',
    entries: [
      { time: '08:40', event: 'The startup pays for its logo, by UPI', amount: startup.received },
      {
        time: '09:26',
        event: `The agency pays: ${rupees(agency.due)}, less ${rupees(agency.tds)} of TDS`,
        note: 'It was due yesterday. Its link was opened at 22:10, which was a good sign.',
        amount: agency.received,
      },
      {
        time: '09:27',
        event: 'GST of both, to the second account',
        note: 'Where it can’t be mistaken for income.',
        amount: -(agency.gst + startup.gst),
      },
      {
        time: '09:28',
        event: 'A tenth of both fees, for advance tax',
        amount: -(agency.aside + startup.aside),
      },
      { time: '09:34', event: 'A typeface for the six labels, licensed', amount: -typeface },
      {
        time: '09:37',
        event: 'Courier to the college, which would like the PAN once more',
        note: `Its bill of ${rupees(college.due)} has been opened. Twice.`,
        amount: -courier,
      },
    ],
    close: { time: '09:40', text: 'Three clients, one laptop. The first call is postponed.' },
  },
  waterfall: {
    label: `Of the ${rupees(agency.due)} that the agency is billed, it keeps back ${rupees(agency.tds)} of TDS; ${rupees(agency.gst)} of GST and ${rupees(agency.aside)} for advance tax are set aside, and ${rupees(agency.yours)} are left to spend. Each is drawn to scale.`,
    from: ['The agency is billed', agency.due],
    less: [
      [`TDS, ${rates.tds}% of the fee`, agency.tds],
      [`GST, ${rates.gst}%`, agency.gst],
      ['Advance tax, a tenth', agency.aside],
    ],
    drawn: 'strips',
    rest: 'is income, and may be spent as such',
  },
  steps: [
    {
      icon: pen,
      heading: 'Write the invoice only once',
      text: 'Client, SAC, GST and due date stay as they are. Next month only the hours are new.',
      piece: {
        of: 'Invoice 27',
        on: '3 Nov',
        parts: [
          [`${hours.billed} hours`, agency.fee],
          [`IGST, ${rates.gst}%`, agency.gst],
        ],
        comesTo: ['Due', agency.due],
      },
    },
    {
      icon: link,
      heading: 'Put the payment link inside',
      text: 'A link by email, SMS or WhatsApp takes UPI or card, and nobody retypes your account number with two digits swapped.',
      piece: {
        of: 'Neem & Co',
        on: 'Link',
        facts: [
          ['By', 'UPI or card'],
          ['Opened', '22:10'],
        ],
        comesTo: ['To pay', agency.due],
        state: states.waiting,
      },
    },
    {
      icon: bell,
      heading: 'Set three reminders',
      text: 'Three days before, on the day, a week after: firm, polite, and silent from the minute you are paid.',
      piece: {
        of: 'Due 17 Nov',
        on: 'Mira',
        facts: [
          ['14 Nov', 'Sent'],
          ['17 Nov', 'Sent'],
          ['24 Nov', 'Not needed'],
        ],
        state: states.paid,
      },
    },
    {
      icon: recon,
      heading: 'Understand the short one',
      text: 'You billed ₹94,400 and got ₹86,400. The missing ₹8,000 is noted as TDS, against that client, for your return.',
      piece: {
        of: 'Neem & Co',
        on: '09:26',
        parts: [
          ['Billed', agency.due],
          [`TDS, ${rates.tds}%`, -agency.tds],
        ],
        comesTo: ['Arrived', agency.received],
        state: states.paid,
      },
    },
    {
      icon: wallet,
      heading: 'Set your own tax aside',
      text: 'Transfer GST and a share for advance tax to another account of yours while the receipt is still on the screen.',
      piece: {
        of: 'For tax',
        on: 'By 09:28',
        parts: [
          ['GST', agency.gst],
          ['A tenth', agency.aside],
        ],
        comesTo: ['Kept', agency.gst + agency.aside],
        state: states.paid,
      },
    },
  ],
  benefits: [
    {
      icon: calendar,
      figure: 'The 1st',
      heading: 'A rent day without nerves',
      text: 'Opened, reminded, overdue: by the 1st you can tell which client is paying your landlord.',
    },
    {
      icon: chat,
      figure: '3 reminders',
      heading: 'Still on good terms',
      text: 'You talk about the work, and the awkward line is written by something without feelings.',
    },
    {
      icon: list,
      figure: '3 clients',
      heading: 'A row for each client',
      text: 'The retainer, the project and the old favour at half price are told apart, with what is due on each.',
    },
    {
      icon: document,
      figure: rupees(agency.tds),
      heading: 'Tax season, no shoebox',
      text: 'Invoices, receipts and TDS leave in one export, and your accountant stops sighing.',
    },
  ],
  gain: 'Every hour is on the list',
  drawn: {
    agree: hours.billed,
    of: hours.billed + hours.favour,
    caption: `of ${hours.billed + hours.favour} hours for the agency are paid`,
    text: 'Three were a favour. They’re on the list too, at nought, for the day it asks for another.',
    open: Array.from({ length: hours.favour }, (_, i) => hours.billed + i),
    mark: workedHour,
  },
  invitation: 'Bring your most overdue invoice. We will send it again, with a link in it.',
} satisfies UseCase
