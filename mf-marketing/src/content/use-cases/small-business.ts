import { bank, book, chat, clock, document, qr, tag, truck, wallet } from '@bridge/shared/icons'
import { till } from '../benefits/till.ts'
import { accounts, byLink, counter, counts, dueOf, followed, total } from '../papers/khata.ts'
import { khataPage } from '../papers/khata-page.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

/** Balaji’s bill 918. */
const soap = 18_900_00
const biscuits = 7_480_00
const crates = 6_300_00
const stockists = biscuits + crates + soap

const kulkarni = accounts[0]

export const content = {
  head: {
    title: 'Payments for shops and small businesses',
    description:
      'UPI at the counter, links for the flats upstairs, reminders for the khata and stockists paid from the phone. For kiranas and small firms in India.',
  },
  tag: 'Small Business',
  title: 'Shutter down, till tallied',
  lead: 'A kirana takes UPI all day, cash at six and a promise from every third customer, while the stockist wants to be paid on Wednesday. All of it fits on the phone beside the weighing scale.',
  order: ['day', 'steps', 'tally'],
  leads: 'day',
  paper: khataPage,
  ledger: {
    date: 'Tuesday, 10 November',
    drawn: 'lines',
    entries: [
      {
        time: '11:15',
        event: 'Biscuits, four bills of last week',
        note: 'The salesman has a UTR before his cartons are off the scooter.',
        amount: -biscuits,
      },
      {
        time: '21:00',
        event: `The flats upstairs, by link: ${counts.settled} of ${counts.accounts} bills`,
        note: 'Mrs Deshpande will hear about October on Sunday, politely.',
        amount: byLink,
      },
      {
        time: '21:30',
        event: `Counter QR, ${counter.payments} payments`,
        note: 'The last is for the last half litre of milk.',
        amount: counter.taken,
      },
      {
        time: '21:34',
        event: 'The dairy, for today’s crates',
        amount: -crates,
      },
      {
        time: '21:36',
        event: 'Balaji Agencies, soap and detergent',
        note: 'Approved on the phone. They come at ten tomorrow.',
        amount: -soap,
      },
    ],
    close: { time: '21:40', text: 'Shutter down in Kothrud. The till was tallied before it.' },
  },
  steps: [
    {
      icon: qr,
      heading: 'Put one code on the counter',
      text: 'Regulars scan it, cards go through the POS machine, and the flats upstairs get a link. One list shows the lot.',
      piece: {
        of: 'Till, Tuesday',
        on: 'By half past nine',
        parts: [
          [`Counter QR, ${counter.payments} payments`, counter.taken],
          ['Flats upstairs, by link', byLink],
        ],
        comesTo: ['In one list', counter.taken + byLink],
        state: states.paid,
      },
    },
    {
      icon: book,
      heading: 'Turn the khata into bills',
      text: 'What a family takes on credit becomes a GST-ready invoice with a link. On salary day it is paid, and that page of the notebook is struck off.',
      piece: {
        of: kulkarni.name,
        on: 'Page 41',
        parts: [
          ['Owed for October', kulkarni.owed],
          ['Paid since', -kulkarni.paid],
        ],
        comesTo: ['Billed by link', dueOf(kulkarni)],
        state: states.paid,
      },
    },
    {
      icon: chat,
      heading: 'Remind without a scene',
      text: 'Reminders go by SMS or WhatsApp on the date you choose. They never raise their voice.',
      piece: {
        of: followed.name,
        on: 'Reminder on Sunday',
        parts: [
          ['Owed for October', followed.owed],
          ['Paid since', -followed.paid],
        ],
        comesTo: ['Still open', dueOf(followed)],
        state: states.waiting,
      },
    },
    {
      icon: truck,
      heading: 'Settle with the stockists',
      text: 'Biscuits on Tuesday, soap on Wednesday, dairy every night: tick the bills, approve, and each of them has a UTR in place of your word.',
      piece: {
        of: 'Three stockists',
        on: '10 Nov',
        parts: [
          ['Biscuits, four bills', biscuits],
          ['Dairy, today’s crates', crates],
          ['Soap, Balaji', soap],
        ],
        comesTo: ['A UTR for each', stockists],
        state: states.paid,
      },
    },
    {
      icon: document,
      heading: 'Send the month to your CA',
      text: 'Sales, purchases and bank lines sync with Tally or Zoho Books. The carrier bag full of slips can retire.',
      piece: {
        of: 'October’s khata',
        on: 'To Tally',
        parts: [
          ['Twelve flats owed', total.owed],
          ['Paid in cash', -total.paid],
          ['Still open', -dueOf(followed)],
        ],
        comesTo: ['By link', byLink],
        state: agreed.matched,
      },
    },
  ],
  benefits: [
    {
      icon: clock,
      figure: '21:40',
      heading: 'Home before ten',
      text: 'UPI, card and link totals add themselves up; only the cash drawer still needs your fingers.',
    },
    {
      icon: wallet,
      figure: rupees(byLink),
      heading: 'Udhaar that returns',
      text: 'Credit given on trust gets a date, and most people keep a date they’re reminded of.',
    },
    {
      icon: tag,
      figure: rupees(stockists),
      heading: 'Room to bargain',
      text: 'Pay stockists on the morning they call, and they listen when you ask for the better scheme.',
    },
    {
      icon: bank,
      figure: '24 months',
      heading: 'A better loan file',
      text: 'Two years of clean collections tell a credit officer more than two years of passbook stamps.',
    },
  ],
  gain: 'The till adds itself up',
  drawn: {
    figure: till,
    text: 'Milk before school, everything else after office. UPI has been counted by the time the drawer is.',
  },
  invitation:
    'Tell us what your counter takes on a Sunday. We’ll walk through its code, its khata and its stockists, between two customers if need be.',
} satisfies UseCase
