import { bank, book, chat, clock, cup, document, qr, shop, tag, truck, wallet } from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for shops and small businesses',
    description:
      'UPI at the counter, links for the flats upstairs, reminders for the khata and stockists paid from the phone. For kiranas and small firms in India.',
  },
  tag: 'Small Business',
  title: 'Shutter down, till tallied',
  lead: 'A kirana takes UPI all day, cash at six and a promise from every third customer, while the stockist wants to be paid on Wednesday. All of it fits on the phone beside the weighing scale.',
  picture: {
    label:
      'A kirana collects at the counter and from its khata customers, and pays the dairy and the stockist.',
    stations: [
      [truck, 'Stockist'],
      [cup, 'Dairy'],
      [book, 'Khata'],
      [shop, 'Kirana'],
      [qr, 'Counter'],
    ],
    spans: [
      [3, 0, 'Soap bill ₹18,900'],
      [3, 1, 'Milk ₹6,300'],
      [2, 3],
      [4, 3, 'UPI ₹31,460'],
    ],
  },
  day: 'Half past nine in Kothrud, and the last half litre of milk is sold. The counter QR took ₹31,460 in 212 payments; the flats upstairs paid another ₹4,150 by link. Both settled this evening, the links against their bills. Balaji Agencies comes at ten tomorrow for ₹18,900, so that payout is approved now, on the phone. Mrs Deshpande will hear about October on Sunday, politely, by message. Shutter at 9:40.',
  steps: [
    {
      icon: qr,
      heading: 'Put one code on the counter',
      text: 'Regulars scan it, cards go through the POS machine, and the flats upstairs get a link. One list shows the lot.',
    },
    {
      icon: book,
      heading: 'Turn the khata into bills',
      text: 'What a family takes on credit becomes a GST\u2060-\u2060ready invoice with a link. On salary day it is paid, and that page of the notebook is struck off.',
    },
    {
      icon: chat,
      heading: 'Remind without a scene',
      text: 'Reminders go by SMS or WhatsApp on the date that you choose. They never raise their voice.',
    },
    {
      icon: truck,
      heading: 'Settle with the stockists',
      text: 'Biscuits on Tuesday, soap on Wednesday, dairy every night: tick the bills, approve, and each of them has a UTR in place of your word.',
    },
    {
      icon: document,
      heading: 'Send the month to your CA',
      text: 'Sales, purchases and bank lines sync with Tally or Zoho Books. The carrier bag full of slips can retire.',
    },
  ],
  benefits: [
    {
      icon: clock,
      heading: 'Home before ten',
      text: 'UPI, card and link totals add themselves up; only the cash drawer still needs your fingers.',
    },
    {
      icon: wallet,
      heading: 'Udhaar that returns',
      text: 'Credit given on trust gets a date, and most people keep a date that they are reminded of.',
    },
    {
      icon: tag,
      heading: 'Room to bargain',
      text: 'Pay stockists on the morning they call, and they listen when you ask for the better scheme.',
    },
    {
      icon: bank,
      heading: 'A better loan file',
      text: 'Two years of clean collections tell a credit officer more than two years of passbook stamps.',
    },
  ],
  screen: {
    title: 'Tuesday, 21:30',
    sum: '₹35,610 in',
    rows: [
      ['Counter QR', '212 payments', '₹31,460', done('Settled')],
      ['Flats, by link', '11 of 12 bills', '₹4,150', done('Settled')],
      ['Mrs Deshpande', 'Khata of October', '₹2,340', moving('Sunday')],
      ['Balaji Agencies', 'Soap and detergent, bill 918', '₹18,900', waiting('Approve')],
    ],
  },
  invitation:
    'Tell us what your counter takes on a Sunday. We will walk through its code, its khata and its stockists, between two customers if need be.',
} satisfies UseCase
