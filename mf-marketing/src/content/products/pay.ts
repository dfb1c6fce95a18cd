import * as brand from '@bridge/shared/brand'
import { pay } from '../fees.ts'
import { drawdown, sums } from '../figures/drawdown.ts'
import { bills, bulk, due, retried, retries, file as salaries } from '../figures/pay.ts'
import { batch, checker, file, maker, paid, vendorBatch } from '../pictures/vendor-batch.ts'
import { bookDemo, getStarted, type Product } from '../product.ts'
import { rupees } from '../rupees.ts'
import { states } from '../screen.ts'
import { approved, checked, tracked } from '../steps/vendor-sheet.ts'

const name = `${brand.product}Pay`

export const content = {
  head: {
    title: `${name}: instant and bulk payouts by API`,
    description:
      'Pay vendors, staff and customers at once by NEFT, RTGS, IMPS, UPI, bank transfer and cards. Bulk CSV payouts with smart retries.',
  },
  tag: name,
  title: 'Pay anyone, on the rail that fits',
  lead: 'Instant payouts by NEFT, RTGS, IMPS, UPI, bank transfer and cards. One payment or ten thousand: you see the state of each.',
  start: getStarted,
  picture: vendorBatch,
  steps: {
    heading: 'How it Works',
    items: [
      {
        heading: 'Add beneficiaries',
        text: 'By API or CSV file. Names and accounts are checked before any money moves.',
        picture: checked,
      },
      {
        heading: 'Approve the batch',
        text: 'A maker prepares, a checker approves: amount, account and rail on one page.',
        picture: approved,
      },
      {
        heading: 'Track every payout',
        text: 'Paid, on its way or waiting for you. What a bank declines for now is tried again.',
        picture: tracked,
      },
    ],
  },
  benefits: {
    heading: 'Connected banking, built in',
    lead: 'Pay from the accounts that you already have, and see what is left in them.',
    figure: drawdown,
    items: [
      {
        reads: `${rupees(sums.before)} can pay`,
        heading: 'Your banks',
        text: 'Link current accounts of several banks and choose which one pays.',
      },
      {
        reads: `${rupees(sums.goes)} is covered`,
        heading: 'Your balance',
        text: 'A batch that the account cannot cover is stopped before it starts.',
      },
      {
        reads: `${rupees(sums.after)} stays`,
        heading: 'Your books',
        text: 'Payouts are reconciled with your accounting tool, fee and reference included.',
      },
    ],
  },
  statement: {
    numeral: '75%',
    heading: 'Up to 75% less workload on bulk payments',
    hours: [
      ['10:41', `The sheet is a file now: ${file.count} rows, checked in a minute. One is held back.`],
      [maker.time, `${maker.who} sends ${batch.count} payouts, ${rupees(batch.amount)}, for approval.`],
      [checker.time, `${checker.who} approves them on his phone, in a taxi.`],
      ['11:04', `${paid.count} are paid, and each has its UTR in the books.`],
    ],
    text: 'At a distributor in Surat, say, the same run took three people, two bank tokens, a printed sheet and a day and a half.',
  },
  features: {
    heading: 'Made for the days when everybody has to be paid',
    ends: 36.5,
    items: [
      {
        heading: 'Bulk payouts by CSV',
        text: 'Upload salaries, vendor runs or refunds in one file. Each row is checked, and a wrong one does not hold up the rest.',
        figure: bulk,
        align: 'left',
        fact: [`${salaries.go} of ${salaries.rows}`, 'rows go out. Row 44 waits until you correct it.'],
      },
      {
        heading: 'Smart retries and tracking',
        text: 'A bank that is down for twenty minutes costs nobody a payday. Payouts are repeated or routed elsewhere, never paid twice.',
        figure: retries,
        align: 'left',
        ground: 'ink',
        fact: ['Paid once', `${rupees(retried)}, though two banks were asked.`],
      },
      {
        heading: 'Bills and vendor payments',
        text: 'Pay bills on their due date and watch vendor payments: what is due, what was paid, who approved it.',
        figure: bills,
        align: 'right',
        ground: 'tint',
        fact: [rupees(due.open), `still to be paid, of ${rupees(due.all)}.`],
      },
    ],
  },
  audiences: {
    heading: 'For everyone who answers for money going out',
    items: [
      {
        heading: 'Business owners',
        text: 'Know on Friday evening that everybody has been paid.',
        watches: [`${paid.count} of ${batch.count}`, 'paid at 11:04'],
      },
      {
        heading: 'Finance teams',
        text: 'Close the month with payouts already matched to bills and bank lines.',
        watches: [rupees(paid.amount), 'matched, each with its UTR'],
      },
      {
        heading: 'Operations managers',
        text: 'Send refunds and partner payouts the moment that work is done.',
        watches: [checker.time, 'approved, and paid by 11:04'],
      },
      {
        heading: 'Product teams',
        text: 'Add payouts to your own product with one API and signed webhooks.',
        watches: [
          `${new Set(Object.values(states).map(([, kind]) => kind)).size} states`,
          'and a signed webhook for each change',
        ],
      },
    ],
  },
  fees: pay,
  order: ['benefits', 'statement', 'features', 'audiences', 'fees'],
  closing: {
    heading: 'See your next payout run before it happens',
    text: 'Bring a file of your own. We will show you how it goes out, and what it looks like in your books.',
    action: bookDemo,
  },
} satisfies Product
