import * as brand from '@bridge/shared/brand'
import { type Topic, topic } from './category.ts'

const { product } = brand

/** Who we are, and how a business joins. */
export const starting: readonly Topic[] = [
  topic(
    `About ${product}`,
    ['one API stack', 'neither'],
    [
      `What is ${product}?`,
      'A technology service provider in India with one API stack for compliant money movement: payouts, collections and connected banking.',
    ],
    [
      `Is ${product} a bank or a payment aggregator?`,
      'No, neither. Money moves through licensed partner banks, and we aim to become a licensed payment aggregator and gateway.',
      { href: '/about', label: 'What we are, and what we are not' },
    ],
    [
      `Does ${product} hold my money?`,
      'No. It stays in accounts with your bank or our partner banks; we carry the instructions and keep the records.',
    ],
    [
      'Can I take one module only?',
      'Yes. Start with payouts, collections or connected banking, and add the others when you need them. They share one API and one dashboard, so nothing is integrated twice.',
    ],
  ),
  topic(
    'Getting started',
    ['on the contact page', '5 minutes', 'Not for the dashboard'],
    [
      'How do I begin?',
      'Leave your details on the contact page and name the product that interests you. You get access to the sandbox while your documents are checked.',
      { href: '/contact', label: 'Contact us' },
    ],
    [
      'How long does the technical setup take?',
      'Keys and a first call in the sandbox take about 5 minutes. How long your integration takes depends on your own systems.',
    ],
    [
      'Do I need developers?',
      'Not for the dashboard: payouts by CSV file, payment links and linked bank accounts work without code. You need them only to build our APIs into your own product.',
    ],
    [
      'Can I test without real money?',
      'Yes. The sandbox has keys of its own, answers like the live API and moves no money.',
    ],
  ),
  topic(
    'Onboarding and KYC',
    ['24-48 hours', 'Six kinds', 'Tell us without delay'],
    [
      'How long does onboarding take?',
      'Typically 24-48 hours once your documents are complete. If a document is unclear, we tell you which one and why.',
    ],
    [
      'Which documents do you need?',
      'Six kinds: proof of constitution, PAN, GSTIN, proof of address, proof of your bank account, and identity documents of the people who own and run the business.',
    ],
    [
      'What happens if our owners or directors change?',
      'Tell us without delay and send the documents of the new persons. A service may be limited until the check is complete.',
    ],
    [
      'Can I onboard merchants of my own?',
      `Yes. ${product}Onboard is an API for platforms that bring their own merchants, with document verification included.`,
    ],
  ),
  topic(
    'Eligibility',
    ['businesses in India', 'gaming, betting or crypto', '18 years', 'Some'],
    [
      `Who can use ${product}?`,
      'Lawful businesses in India: merchants, startups, SMEs, enterprises, fintechs, marketplaces, platforms, gig platforms, freelancers and consultants.',
    ],
    [
      'Whom do you not serve?',
      'We do not support gaming, betting or crypto transactions, nor anything that the law forbids.',
      { href: '/corporate-policies#4', label: 'Customer acceptance' },
    ],
    [
      'Is there a minimum age?',
      'Yes. Everybody who uses an account must be at least 18 years old and authorised to act for the business.',
    ],
    [
      'Do you accept high-risk businesses?',
      'Some, after enhanced due diligence: cross-border remittance is one such class. Each customer is placed in a Low, Medium or High risk category.',
    ],
  ),
]
