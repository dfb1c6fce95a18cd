import * as brand from '@bridge/shared/brand'
import { bag, bolt, box, heart, layers, retry, search, split, truck } from '@bridge/shared/icons'
import { parcelsFigure } from '../benefits/week-of-parcels.ts'
import { east, followed, returned, west } from '../papers/remittance.ts'
import { remittanceSlip } from '../papers/remittance-slip.ts'
import { rupees } from '../rupees.ts'
import { agreed, states } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

/** What the shop sold on a marketplace, and what the marketplace deducts. */
const marketplace = { sold: 1_70_700_00, returned: 24_700_00, commission: 32_970_00, tcs: 730_00 }
const payout = marketplace.sold - marketplace.returned - marketplace.commission - marketplace.tcs
/** What eleven sellers sold, and the shop’s part of it. */
const sellers = { sold: 1_59_000_00, yours: 12_720_00 }
const theirs = sellers.sold - sellers.yours

export const content = {
  head: {
    title: 'Payments for retail and e-commerce',
    description:
      'COD remittances checked parcel by parcel, marketplace payouts opened up into orders, refunds on the day of return, sellers paid by split.',
  },
  tag: 'Retail & E-commerce',
  title: 'Every parcel brings its money home',
  lead: 'A shopper pays at the door, the courier remits next week, the marketplace nets off its commission, and one kurta in four comes back. The order number keeps them all honest.',
  order: ['day', 'tally', 'steps'],
  leads: 'day',
  paper: remittanceSlip,
  ledger: {
    date: 'Tuesday after the sale, 17 November',
    drawn: 'lines',
    entries: [
      {
        time: '09:40',
        event: `${west.name} remits cash on delivery`,
        note: `${west.parcels - west.missing} parcels, it says. Your orders say ${west.parcels}: the missing two, ${rupees(west.claim)} together, are named by eleven.`,
        amount: west.remitted,
      },
      {
        time: '09:55',
        event: `${east.name}, for ${east.parcels} parcels`,
        note: 'All of them agree.',
        amount: east.remitted,
      },
      {
        time: '13:30',
        event: 'The platform’s net payout',
        note: 'It opens up into 146 orders, commission, TCS and nineteen returns.',
        amount: payout,
      },
      {
        time: '15:12',
        event: `Order ${returned.order}, back to the UPI ID that bought it`,
        note: 'The kurta was scanned in at Bhiwandi at 15:10.',
        amount: -returned.price,
      },
      {
        time: '17:30',
        event: 'Eleven sellers, their part of each order',
        amount: -theirs,
      },
    ],
    close: {
      time: '18:20',
      text: 'Nobody has opened a spreadsheet. Two claims and a kurta are on their way.',
    },
  },
  steps: [
    {
      icon: bag,
      heading: 'Sell at the till and on the site',
      text: 'QR and POS in the store, UPI, cards and netbanking at checkout: wherever the shopper stood, the sale has an order number.',
      piece: {
        of: `Order ${returned.order}`,
        on: 'On the site',
        facts: [['One kurta', 'by UPI']],
        comesTo: ['Sold', returned.price],
        state: states.paid,
      },
    },
    {
      icon: truck,
      heading: 'Hold couriers to the parcel',
      text: 'COD remittances are compared with deliveries, one by one. Cash taken at a door and not sent on becomes a claim.',
      piece: {
        of: `Order ${followed.order}`,
        on: `Door, ${followed.delivered}`,
        parts: [
          ['Cash taken', followed.cash],
          ['Sent on', 0],
        ],
        comesTo: ['To claim', followed.cash],
        state: states.waiting,
      },
    },
    {
      icon: layers,
      heading: 'Unpack the net payout',
      text: 'A marketplace pays one net figure. Reconciliation lays out the orders, fees, tax and returns inside it.',
      piece: {
        of: '146 orders',
        on: '17 Nov, 13:30',
        parts: [
          ['Sold', marketplace.sold],
          ['19 returns', -marketplace.returned],
          ['Commission', -marketplace.commission],
          ['TCS', -marketplace.tcs],
        ],
        comesTo: ['Net', payout],
        state: agreed.matched,
      },
    },
    {
      icon: retry,
      heading: 'Refund on the return scan',
      text: 'The warehouse accepts the parcel, your system calls the payout API, and the shopper hears from her bank.',
      piece: {
        of: `Order ${returned.order}`,
        on: '17 Nov, 15:12',
        facts: [['Scanned in', '15:10']],
        comesTo: ['Refunded', returned.price],
        state: states.returned,
      },
    },
    {
      icon: split,
      heading: 'Settle your own sellers',
      text: `Where others sell in your shop, ${brand.product}Vault brings escrow accounts with partner banks, and each order splits by rule.`,
      piece: {
        of: 'Eleven sellers',
        on: '17 Nov, 17:30',
        parts: [
          ['Their orders', sellers.sold],
          ['Your 8%', -sellers.yours],
        ],
        comesTo: ['Theirs', theirs],
        state: states.paid,
      },
    },
  ],
  benefits: [
    {
      icon: search,
      figure: rupees(west.claim),
      heading: 'Leaks get a name',
      text: 'A short parcel here, a fee charged twice there: each surfaces with its order while a claim is still accepted.',
    },
    {
      icon: heart,
      figure: '2 minutes',
      heading: 'Returns that sell',
      text: 'A shopper with her money back in time for dinner is a shopper who browses after dinner.',
    },
    {
      icon: bolt,
      figure: '21:00',
      heading: 'Calmer sale nights',
      text: 'If a bank slows down at nine in the evening, refunds and payouts leave through another.',
    },
    {
      icon: box,
      figure: '146 orders',
      heading: 'Margin per order',
      text: 'Shipping, fees and returns sit under each sale, where a bestseller that loses money can be caught at it.',
    },
  ],
  gain: 'Every parcel is checked against its payment',
  drawn: {
    figure: parcelsFigure,
    text: 'The two that don’t were handed over by one rider on one evening. The other six days are clean, and the claim says so.',
  },
  invitation:
    'Bring the remittance file that nobody wants to open, merged cells and all. We’ll read it together, parcel by parcel.',
} satisfies UseCase
