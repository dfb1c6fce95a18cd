import {
  bars,
  briefcase,
  cloud,
  code,
  document,
  flag,
  laptop,
  link,
  lock,
  people,
  phone,
  route,
  sprout,
} from '@bridge/shared/icons'
import { done, moving, waiting } from '../screen.ts'
import type { UseCase } from '../use-case.ts'

export const content = {
  head: {
    title: 'Payments for startups, from the first payday',
    description:
      'Run the first salaries from one file, bill the pilot customer, build on one API and see the runway across your bank accounts.',
  },
  tag: 'Startup',
  title: 'May your first payday be boring',
  lead: 'Eleven people, one bank token in a drawer, and a seed round that must last until the product does. Pay, bill and count the months from one place.',
  picture: {
    label: 'Investors fund a startup and its users pay it; the startup pays its cloud provider and its team.',
    stations: [
      [phone, 'Users'],
      [flag, 'Startup'],
      [cloud, 'Cloud'],
      [people, 'Team'],
      [sprout, 'Investors'],
    ],
    spans: [
      [4, 1, 'Seed ₹2,40,00,000'],
      [1, 3, 'Salaries ₹7,60,900'],
      [1, 2],
      [0, 1, 'Plan ₹999'],
    ],
  },
  day: 'The 30th, and payday is new to all eleven of you. Gross comes to ₹8,10,000; after TDS and PF, ₹7,60,900 has to go out. One founder uploads the file at 9:12, mends an IFSC that the check did not like, and the other approves from a boarding queue. Ten salaries are credited by 9:40. The last one meets a bank under maintenance, is tried again, and arrives at 11:41. Runway: eighteen months. Stand-up talks about the product.',
  steps: [
    {
      icon: code,
      heading: 'Build in the sandbox',
      text: 'REST or GraphQL, with test money. When it works, the key changes and the code stays.',
    },
    {
      icon: document,
      heading: 'Hand in KYC papers once',
      text: 'Incorporation certificate, PAN, board resolution: with those on file, onboarding typically takes 24-48 hours.',
    },
    {
      icon: link,
      heading: 'Bill the pilot customer',
      text: 'A GST-ready invoice with a link in it. Someone pays by UPI, and you may stop refreshing the bank app.',
    },
    {
      icon: people,
      heading: 'Run salaries from one file',
      text: 'Team, interns and the freelance designer go in a single CSV; a wrong row waits, the others are paid.',
    },
    {
      icon: bars,
      heading: 'Count the months',
      text: 'Linked accounts show what came in, what left, and how long the difference can go on.',
    },
  ],
  benefits: [
    {
      icon: laptop,
      heading: 'Engineers on the product',
      text: 'Collecting, paying and balances share one integration, so no sprint goes into a bank’s file format.',
    },
    {
      icon: lock,
      heading: 'Two keys, early',
      text: 'If one founder prepares and the other approves, the habit is there before the first finance hire.',
    },
    {
      icon: briefcase,
      heading: 'A data room that fills itself',
      text: 'Diligence asks for bills, approvals and UTRs; you export them and go back to the term sheet.',
    },
    {
      icon: route,
      heading: 'Ready for a pivot',
      text: 'Virtual accounts for buyers, payouts to riders: switch them on when the model changes, which it will.',
    },
  ],
  screen: {
    title: 'Payday, 30 November',
    sum: '₹7,60,900',
    rows: [
      ['Salaries', '10 of 11, by IMPS', '₹6,98,700', done('Paid')],
      ['Ishaan, design', 'His bank is down until 11:30', '₹62,200', moving('Retrying')],
      ['Cloud bill', 'Due on the 3rd', '₹1,46,000', moving('Planned')],
      ['TDS on salaries', 'Due on the 7th', '₹29,300', waiting('Approve')],
    ],
  },
  invitation:
    'Leave the deck at home. Bring a salary file and your API questions, and ask the hard ones first.',
} satisfies UseCase
