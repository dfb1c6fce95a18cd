import * as brand from '@bridge/shared/brand'
import { bank, bell, book, briefcase, check, code, wallet } from '@bridge/shared/icons'
import { pay } from '../fees.ts'
import { bills, bulk, due, file, retried, retries } from '../figures/pay.ts'
import { vendorBatch } from '../pictures/vendor-batch.ts'
import { bookDemo, getStarted, type Product } from '../product.ts'
import { rupees } from '../rupees.ts'
import { screens } from '../screens/pay.ts'

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
        text: 'Send them by API or upload a CSV file. Names and accounts are checked before any money moves.',
        screen: screens.beneficiaries,
      },
      {
        heading: 'Approve the batch',
        text: 'A maker prepares, a checker approves. The amount, the account that pays and the rail are shown together.',
        screen: screens.approval,
      },
      {
        heading: 'Track every payout',
        text: 'Paid, in progress or waiting for you. A payout that a bank declines for now is tried again without anybody asking.',
        screen: screens.tracking,
      },
    ],
  },
  benefits: {
    screen: screens.accounts,
    heading: 'Connected banking, built in',
    lead: 'Pay from the accounts that you already have, and see what is left in them.',
    items: [
      {
        icon: bank,
        heading: 'Your banks',
        text: 'Link current accounts of several banks and choose which one pays.',
      },
      {
        icon: wallet,
        heading: 'Your balance',
        text: 'A batch that the account cannot cover is stopped before it starts.',
      },
      {
        icon: book,
        heading: 'Your books',
        text: 'Payouts are reconciled with your accounting tool, fee and reference included.',
      },
    ],
  },
  statement: {
    numeral: '75%',
    heading: 'Up to 75% less workload on bulk payments',
    text: 'Say a distributor in Surat pays 214 vendors on the 7th, with three people, two bank tokens and a printed sheet: a day and a half. Make the sheet a file. It is checked in a minute, approved on a phone in a taxi, and every line has its UTR in the books by lunch. What is left of the day and a half goes into better prices.',
  },
  features: {
    heading: 'Made for the days when everybody has to be paid',
    items: [
      {
        heading: 'Bulk payouts by CSV',
        text: 'Upload salaries, vendor runs or refunds in one file. Each row is checked, and a wrong one does not hold up the rest.',
        figure: bulk,
        align: 'right',
        fact: [`${file.go} of ${file.rows}`, 'rows go out. Row 31 waits until somebody corrects it.'],
      },
      {
        heading: 'Smart retries and tracking',
        text: 'A bank that is down for twenty minutes costs nobody a payday. Payouts are repeated or routed elsewhere, never paid twice.',
        figure: retries,
        align: 'across',
        fact: ['Paid once', `${rupees(retried)}, though two banks were asked.`],
      },
      {
        heading: 'Bills and vendor payments',
        text: 'Pay bills on their due date and watch vendor payments: what is due, what was paid, who approved it.',
        figure: bills,
        align: 'left',
        fact: [rupees(due.open), `still to be paid, of ${rupees(due.all)}.`],
      },
    ],
  },
  audiences: {
    heading: 'For everyone who answers for money going out',
    items: [
      {
        icon: briefcase,
        heading: 'Business owners',
        text: 'Know on Friday evening that everybody has been paid.',
      },
      {
        icon: check,
        heading: 'Finance teams',
        text: 'Close the month with payouts already matched to bills and bank lines.',
      },
      {
        icon: bell,
        heading: 'Operations managers',
        text: 'Send refunds and partner payouts the moment that work is done.',
      },
      {
        icon: code,
        heading: 'Product teams',
        text: 'Add payouts to your own product with one API and signed webhooks.',
      },
    ],
  },
  fees: pay,
  closing: {
    heading: 'See your next payout run before it happens',
    text: 'Bring a file of your own. We will show you how it goes out, and what it looks like in your books.',
    action: bookDemo,
  },
} satisfies Product
