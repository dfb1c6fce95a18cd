import * as brand from '@bridge/shared/brand'
import { briefcase, code, coins, eye, pay, recon } from '@bridge/shared/icons'
import { connect } from '../fees.ts'
import { balances, bills, cashflow, dues, lines, match, moved, net, transfer } from '../figures/connect.ts'
import { cashPosition, position } from '../pictures/cash-position.ts'
import { bookDemo, getStarted, type Product } from '../product.ts'
import { grouped, rupees } from '../rupees.ts'
import { screens } from '../screens/connect.ts'

const name = `${brand.product}Connect`

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
        screen: screens.choose,
      },
      {
        heading: 'Authorize secure access',
        text: 'The account holder gives consent with the bank itself, and can take it back at any time.',
        screen: screens.consent,
      },
      {
        heading: 'Get connected banking',
        text: 'Balances, statements and transfers of all accounts are there, in one format.',
        screen: screens.connected,
      },
    ],
  },
  benefits: {
    screen: screens.today,
    heading: 'What changes on the first day',
    items: [
      {
        icon: eye,
        heading: 'View balances',
        text: 'View balances across business accounts, as they are now.',
      },
      {
        icon: pay,
        heading: 'Pay vendors',
        text: 'Pay vendors and manage disbursements from the account you choose.',
      },
      {
        icon: recon,
        heading: 'Reconcile faster',
        text: 'Track customer payments and reconcile faster, across all banks.',
      },
    ],
  },
  statement: {
    heading: 'All major banks are supported',
    hours: [
      [
        '09:05',
        'Monday. Pune holds ₹18 lakh, Chennai is ₹2 lakh short of today’s electricity bill, and the cash credit line charges interest by the day.',
      ],
      [
        '09:06',
        '₹2 lakh goes to Chennai, and ₹9 lakh against the credit line. Both statements carry the same reference.',
      ],
    ],
    text: 'Public bank or private, old account or new: the page looks the same.',
  },
  features: {
    heading: 'The daily work of treasury, without five portals',
    items: [
      {
        heading: 'Real-time balances',
        text: 'Every linked account side by side, with the total that you can spend.',
        figure: balances,
        align: 'right',
        fact: [rupees(position), 'in three banks, and no portal opened.'],
      },
      {
        heading: 'Cashflow',
        text: 'What came in, what went out and what is due, by account, week and month.',
        figure: cashflow,
        align: 'across',
        fact: [`+${rupees(net)}`, 'this week, before Friday’s bills.'],
      },
      {
        heading: 'Account-to-account transfers',
        text: 'Top up one account from another, with a second person’s approval.',
        figure: transfer,
        align: 'right',
        fact: [rupees(moved), 'moves when a second person says yes.'],
      },
      {
        heading: 'Bills and invoices',
        text: 'Follow what you owe and what you are owed next to the money that will settle it.',
        figure: bills,
        align: 'left',
        fact: [`+${rupees(dues.left)}`, 'is left when all three are settled.'],
      },
      {
        heading: 'Reconcile and export',
        text: 'Match statements with your books and export them for your auditor.',
        figure: match,
        align: 'right',
        fact: [
          `${grouped(lines.matched)}`,
          `of ${grouped(lines.all)} lines agree. Three are for you, and the file is for the auditor.`,
        ],
      },
    ],
  },
  audiencesFirst: true,
  audiences: {
    heading: 'Built for Businesses',
    items: [
      {
        icon: briefcase,
        heading: 'Businesses and startups',
        text: 'Know your runway without asking anybody for a spreadsheet.',
      },
      {
        icon: coins,
        heading: 'Finance teams',
        text: 'Start the day with balances and end it with matched statements.',
      },
      {
        icon: code,
        heading: 'Platforms and fintechs',
        text: 'Offer connected accounts within your own product, by API.',
      },
    ],
  },
  fees: connect,
  closing: {
    heading: 'Put your banks side by side',
    text: 'See it with sample accounts first, then link your own.',
    action: { ...bookDemo, label: 'Get Started' },
  },
} satisfies Product
