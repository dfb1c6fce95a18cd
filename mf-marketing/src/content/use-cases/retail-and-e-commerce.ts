import * as brand from '@bridge/shared/brand'
import {
  bag,
  bolt,
  box,
  cart,
  heart,
  layers,
  people,
  retry,
  search,
  split,
  tag,
  truck,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for retail and e-commerce',
    description:
      'COD remittances checked parcel by parcel, marketplace payouts opened up into orders, refunds on the day of return, sellers paid by split.',
  },
  tag: 'Retail & E-commerce',
  title: 'Every parcel brings its money home',
  lead: 'A shopper pays at the door, the courier remits next week, the marketplace nets off its commission, and one kurta in four comes back. The order number keeps them all honest.',
  picture: {
    label:
      'A shopper pays the courier in cash; courier and marketplace platform pay the brand; the brand refunds the shopper and pays sellers.',
    stations: [
      [bag, 'Shopper'],
      [truck, 'Courier'],
      [cart, 'Platform'],
      [people, 'Sellers'],
      [tag, 'Brand'],
    ],
    spans: [
      [4, 0, 'Refund ₹1,299'],
      [1, 4, 'COD ₹4,28,650'],
      [2, 4, 'Payout ₹1,12,300'],
      [0, 1],
      [4, 3],
    ],
  },
  day: 'The Tuesday after the sale. Two couriers remit ₹4,28,650 of cash on delivery and call it 311 parcels; your orders say 313. The missing two are named by eleven, ₹2,748 together, and a claim goes to the courier that carried them. The platform’s ₹1,12,300 opens up into 146 orders, commission, TCS and nineteen returns. At 15:10 a kurta is scanned back in at Bhiwandi. At 15:12 its ₹1,299 is on the way to the UPI ID that bought it.',
  steps: [
    {
      icon: bag,
      heading: 'Sell at the till and on the site',
      text: 'QR and POS in the store, UPI, cards and netbanking at checkout: wherever the shopper stood, the sale has an order number.',
    },
    {
      icon: truck,
      heading: 'Hold couriers to the parcel',
      text: 'COD remittances are compared with deliveries, one by one. Cash taken at a door and not sent on becomes a claim.',
    },
    {
      icon: layers,
      heading: 'Unpack the net payout',
      text: 'A marketplace pays one net figure. Reconciliation lays out the orders, fees, tax and returns inside it.',
    },
    {
      icon: retry,
      heading: 'Refund on the return scan',
      text: 'The warehouse accepts the parcel, your system calls the payout API, and the shopper hears from her bank.',
    },
    {
      icon: split,
      heading: 'Settle your own sellers',
      text: `Where others sell in your shop, ${brand.product}Vault brings escrow accounts with partner banks, and each order splits by rule.`,
    },
  ],
  benefits: [
    {
      icon: search,
      heading: 'Leaks get a name',
      text: 'A short parcel here, a fee charged twice there: each surfaces with its order while a claim is still accepted.',
    },
    {
      icon: heart,
      heading: 'Returns that sell',
      text: 'A shopper with her money back in time for dinner is a shopper who browses after dinner.',
    },
    {
      icon: bolt,
      heading: 'Calmer sale nights',
      text: 'If a bank slows down at nine in the evening, refunds and payouts leave through another.',
    },
    {
      icon: box,
      heading: 'Margin per order',
      text: 'Shipping, fees and returns sit under each sale, where a bestseller that loses money can be caught at it.',
    },
  ],
  screen: {
    title: 'COD, 3 to 9 November',
    sum: '311 of 313 parcels',
    rows: [
      ['Courier East', '188 parcels, all agree', '₹2,61,300', done('Matched')],
      ['Courier West', '123 of 125 parcels', '₹1,67,350', waiting('Claim')],
      ['Platform payout', '146 orders, 19 returns', '₹1,12,300', done('Matched')],
      ['Order 71846', 'Scanned back at 15:10', '₹1,299', moving('Refunding')],
    ],
  },
  invitation:
    'Bring the remittance file that nobody wants to open, merged cells and all. We will read it together, parcel by parcel.',
} satisfies UseCase
