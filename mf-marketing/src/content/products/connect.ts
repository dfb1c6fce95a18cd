import * as brand from '@bridge/shared/brand'
import { bank, bars, book, briefcase, code, coins, eye, pay, recon } from '@bridge/shared/icons'
import { bookDemo, getStarted, type Product } from '../product.ts'
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
  picture: {
    label:
      'Three banks and the books are linked; money moves from one bank to another, statements go to the books.',
    stations: [
      [bank, 'Pune'],
      [bank, 'Chennai'],
      [bank, 'Indore'],
      [bars, 'Cashflow'],
      [book, 'Books'],
    ],
    spans: [
      [0, 1],
      [0, 2, 'Transfer ₹9,00,000'],
      [0, 4, 'Balance ₹1,12,06,300'],
      [2, 4],
      [1, 3],
    ],
  },
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
    text: 'Monday, five past nine. The account in Pune holds ₹18 lakh, the one in Chennai is ₹2 lakh short of today’s electricity bill, and the cash credit line charges interest by the day. On one page that takes a minute: ₹2 lakh goes to Chennai, ₹9 lakh goes against the credit line, and both statements carry the same reference. Public bank or private, old account or new: the page looks the same.',
  },
  features: {
    heading: 'The daily work of treasury, without five portals',
    items: [
      {
        heading: 'Real-time balances',
        text: 'Every linked account side by side, with the total that you can spend.',
        screen: screens.connected,
      },
      {
        heading: 'Cashflow',
        text: 'What came in, what went out and what is due, by account, week and month.',
        screen: screens.cashflow,
      },
      {
        heading: 'Account-to-account transfers',
        text: 'Top up one account from another, with a second person’s approval.',
        screen: screens.transfer,
      },
      {
        heading: 'Bills and invoices',
        text: 'Follow what you owe and what you are owed next to the money that will settle it.',
        screen: screens.bills,
      },
      {
        heading: 'Reconcile and export',
        text: 'Match statements with your books and export them for your auditor.',
        screen: screens.match,
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
  closing: {
    heading: 'Put your banks side by side',
    text: 'See it with sample accounts first, then link your own.',
    action: { ...bookDemo, label: 'Get Started' },
  },
} satisfies Product
