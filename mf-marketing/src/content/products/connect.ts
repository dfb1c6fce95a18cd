import { brand } from '@bridge/shared/brand'
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
    heading: 'What changes on the first day',
    items: [
      { heading: 'View balances', text: 'View balances across business accounts, as they are now.' },
      { heading: 'Pay vendors', text: 'Pay vendors and manage disbursements from the account that suits.' },
      {
        heading: 'Reconcile faster',
        text: 'Track customer payments and reconcile faster, across all banks.',
      },
    ],
  },
  banner: {
    heading: 'All major banks are supported',
    text: 'Public and private, with one way to link them and one format for their statements.',
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
        heading: 'Businesses and startups',
        text: 'Know your runway without asking anybody for a spreadsheet.',
      },
      { heading: 'Finance teams', text: 'Start the day with balances and end it with matched statements.' },
      {
        heading: 'Platforms and fintechs',
        text: 'Offer connected accounts within your own product, by API.',
      },
    ],
  },
  closing: {
    heading: 'Put your banks side by side',
    text: 'Link the first account in a demo and look at your own cashflow.',
    action: { ...bookDemo, label: 'Get Started' },
  },
} satisfies Product
