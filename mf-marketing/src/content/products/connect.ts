import * as brand from '@bridge/shared/brand'
import { connect } from '../fees.ts'
import {
  bills,
  cashflow,
  lines,
  match,
  net,
  spendable,
  together,
  transfer,
  week,
} from '../figures/connect.ts'
import { morning, times } from '../figures/morning.ts'
import { cashPosition, lowest } from '../pictures/cash-position.ts'
import { batch } from '../pictures/vendor-batch.ts'
import { bookDemo, getStarted, type Product } from '../product.ts'
import { grouped, rupees } from '../rupees.ts'
import { chosen, connected, consented } from '../steps/three-banks.ts'
import { kept, topUp } from '../week.ts'

const name = `${brand.product}Connect`
const [payouts] = cashPosition.accounts

export const content = {
  head: {
    title: `${name}: connected banking in one view`,
    description:
      'Link your bank accounts in one dashboard: real-time balances, cashflow, transfers between accounts, bills, reconciliation and export.',
  },
  tag: name,
  title: 'All your banks on one page',
  lead: 'One dashboard to link several bank accounts, see balances in real time, watch cashflow and move money between accounts.',
  start: getStarted,
  picture: cashPosition,
  steps: {
    heading: 'How it Works',
    items: [
      {
        heading: 'Connect your account',
        text: 'Choose your bank and the current accounts that you want to see.',
        picture: chosen,
      },
      {
        heading: 'Authorize secure access',
        text: 'The account holder gives consent with the bank itself, and can take it back at any time.',
        picture: consented,
      },
      {
        heading: 'Get connected banking',
        text: 'Balances, statements and transfers of all accounts are there, in one format.',
        picture: connected,
      },
    ],
  },
  benefits: {
    figure: morning,
    heading: 'What changes on the first day',
    items: [
      {
        reads: `Known at ${times.known}`,
        heading: 'View balances',
        text: 'View balances across business accounts, as they are now.',
      },
      {
        reads: `Prepared at ${times.prepared}`,
        heading: 'Pay vendors',
        text: 'Pay vendors and manage disbursements from the account you choose.',
      },
      {
        reads: `Matched by ${times.matched}`,
        heading: 'Reconcile faster',
        text: 'Track customer payments and reconcile faster, across all banks.',
      },
    ],
  },
  statement: {
    heading: 'All major banks are supported',
    hours: [
      [
        times.known,
        `Tuesday. Tomorrow’s vendors take ${rupees(batch.amount)} of the ${rupees(payouts.balance)} in Bank A, and ${rupees(kept)} are to stay there. Customers pay into Bank B, which has a portal of its own.`,
      ],
      [
        times.prepared,
        `Nisha prepares a top-up of ${rupees(topUp)} from B to A. Once Farhan approves, both statements carry the same reference.`,
      ],
    ],
    text: 'Public bank or private, old account or new: the page looks the same.',
  },
  features: {
    heading: 'The daily work of treasury, without five portals',
    ends: 46.25,
    items: [
      {
        heading: 'Real-time balances',
        text: 'Every linked account side by side, with the total that you can spend.',
        figure: together,
        align: 'left',
        ground: 'tint',
        fact: [rupees(spendable), 'in three banks on Wednesday, and no portal opened.'],
      },
      {
        heading: 'Cashflow',
        text: 'What came in, what went out and what is due, by account, week and month.',
        figure: cashflow,
        align: 'left',
        ground: 'ink',
        fact: [`+${rupees(net)}`, 'more in than out this month, before what is due by Friday.'],
      },
      {
        heading: 'Account-to-account transfers',
        text: 'Top up one account from another, with a second person’s approval.',
        figure: transfer,
        align: 'left',
        ground: 'tint',
        fact: [rupees(topUp), 'moves when a second person says yes.'],
      },
      {
        heading: 'Bills and invoices',
        text: 'Follow what you owe and what you are owed next to the money that will settle it.',
        figure: bills,
        align: 'right',
        fact: [rupees(week.left), 'is left in the three banks on Friday, when all four are settled.'],
      },
      {
        heading: 'Reconcile and export',
        text: 'Match statements with your books and export them for your auditor.',
        figure: match,
        align: 'left',
        fact: [
          `${grouped(lines.matched)}`,
          `of ${grouped(lines.all)} lines agree. Three are for you, and the file is for the auditor.`,
        ],
      },
    ],
  },
  audiences: {
    heading: 'Built for Businesses',
    items: [
      {
        heading: 'Businesses and startups',
        text: 'Know your runway without asking anybody for a spreadsheet.',
        watches: [rupees(lowest?.left ?? 0), `at the lowest, on ${lowest?.date}`],
      },
      {
        heading: 'Finance teams',
        text: 'Start the day with balances and end it with matched statements.',
        watches: [`${grouped(lines.matched)} of ${grouped(lines.all)}`, 'lines agree'],
      },
      {
        heading: 'Platforms and fintechs',
        text: 'Offer connected accounts within your own product, by API.',
        watches: [`${cashPosition.accounts.length} banks`, 'in one format'],
      },
    ],
  },
  fees: connect,
  order: ['benefits', 'statement', 'audiences', 'features', 'fees'],
  closing: {
    heading: 'Put your banks side by side',
    text: 'See it with sample accounts first, then link your own.',
    action: { ...bookDemo, label: 'Get Started' },
  },
} satisfies Product
