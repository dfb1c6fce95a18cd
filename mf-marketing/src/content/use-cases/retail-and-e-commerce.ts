import * as brand from '@bridge/shared/brand'
import { bag, bolt, box, heart, layers, retry, search, split, truck } from '@bridge/shared/icons'
import { east, followed, saturday, west } from '../papers/remittance.ts'
import { remittanceSlip } from '../papers/remittance-slip.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { tapedParcel } from '../tally-marks.ts'
import type { UseCase } from '../use-case.ts'

/** Net of commission, TCS and returns. */
const payout = 1_12_300_00
/** What order 71846 cost, and gets back. */
const kurta = 1_299_00

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
        event: 'Order 71846, back to the UPI ID that bought it',
        note: 'The kurta was scanned in at Bhiwandi at 15:10.',
        amount: -kurta,
      },
      {
        time: '17:30',
        event: 'Eleven sellers, their part of each order',
        amount: -1_46_280_00,
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
  tally: {
    agree: saturday.agree,
    of: saturday.parcels,
    caption: `of Saturday’s ${saturday.parcels} parcels agree`,
    text: 'The two that don’t were handed over by one rider on one evening. The other six days are clean, and the claim says so.',
    open: [21, 44],
    mark: tapedParcel,
  },
  screen: {
    title: `${west.name}, Saturday 7 November`,
    sum: `${saturday.agree} of ${saturday.parcels} parcels`,
    rows: [
      [`Order ${followed.order}`, 'Cash not sent: claim it', followed.cash, states.waiting],
      [east.name, `${east.parcels} parcels of the week`, east.remitted, states.paid],
      ['Platform payout', '146 orders, 19 returns', payout, states.paid],
      ['Order 71846', 'Scanned back at 15:10', kurta, states.returned],
    ],
  },
  invitation:
    'Bring the remittance file that nobody wants to open, merged cells and all. We’ll read it together, parcel by parcel.',
} satisfies UseCase
