import { brand } from '@bridge/shared/brand'
import type { PageHead } from './item.ts'

export interface FaqCategory {
  /** From 1; also its address on the page. */
  readonly id: string
  readonly heading: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

export const head: PageHead = {
  title: 'Frequently asked questions',
  description: `Answers about ${brand.product}: onboarding, KYC, payouts, collections, settlement, connected banking, security, pricing and support.`,
}

export const hero = {
  tag: 'FAQ',
  title: 'Questions, answered plainly',
  lead: 'Seventeen subjects, from the first document to the last reconciliation. If yours is missing, write to us.',
}

const { product } = brand

const category = (heading: string, ...questions: readonly [question: string, answer: string][]) => ({
  heading,
  questions: questions.map(([question, answer]) => ({ question, answer })),
})

export const categories: readonly FaqCategory[] = [
  category(
    `About ${product}`,
    [
      `What is ${product}?`,
      'A technology service provider in India with one API stack for compliant money movement: payouts, collections and connected banking.',
    ],
    [
      `Is ${product} a bank?`,
      'No. We are neither a bank nor a payment aggregator. Money moves through licensed partner banks. We aim to become a licensed payment aggregator and gateway.',
    ],
  ),
  category(
    'Getting started',
    [
      'How do I begin?',
      'Leave your details on the contact page. You get access to the sandbox and a person who accompanies you.',
    ],
    ['How long does the technical setup take?', 'Keys and a first call in the sandbox take about 5 minutes.'],
  ),
  category(
    'Onboarding and KYC',
    ['How long does onboarding take?', 'Typically 24-48 hours once your documents are complete.'],
    [
      'Which documents do you need?',
      'Proof of constitution, PAN, GSTIN, address and bank account, and identity documents of the people who own and run the business.',
    ],
  ),
  category(
    'Eligibility',
    [
      'Who can use it?',
      'Merchants, startups, SMEs, enterprises, fintechs, marketplaces, platforms, gig platforms, freelancers and consultants.',
    ],
    [
      'Whom do you not serve?',
      'We do not support gaming, betting or crypto transactions, nor anything that the law forbids.',
    ],
  ),
  category(
    `Payouts with ${product}Pay`,
    ['Which rails can I use?', 'NEFT, RTGS, IMPS, UPI, bank transfer and cards.'],
    [
      'Can I pay many people at once?',
      'Yes. Upload a CSV file or call the API. Each line is checked before money moves.',
    ],
    [
      'What if a payout fails?',
      'Smart retries repeat what can be repeated. A payout whose state is uncertain is never sent twice.',
    ],
  ),
  category(
    `Collections with ${product}Collect`,
    ['How can my customers pay?', 'By UPI/VPA, virtual accounts, QR, POS and cards.'],
    [
      'Can I send payment links?',
      'Yes, with GST-ready invoices, by email, SMS and WhatsApp. Reminders are automatic.',
    ],
  ),
  category(
    'Settlement',
    [
      'When is my money in my account?',
      'T+0 or T+1: on the same or the next working day, as agreed for your account.',
    ],
    ['Is instant settlement possible?', 'Yes, even for card and netbanking payments.'],
  ),
  category(
    `Connected banking with ${product}Connect`,
    ['Which banks can I link?', 'All major banks are supported.'],
    [
      'Do I have to move my accounts?',
      'No. You link the accounts that you have, and can unlink them at any time.',
    ],
  ),
  category(
    'Reconciliation and accounting',
    ['Which accounting tools do you sync with?', 'Tally and Zoho Books. Others can use exports or the API.'],
    [
      'Are credit notes and cash on delivery covered?',
      'Yes. Both are matched to the invoices and orders that they belong to.',
    ],
  ),
  category(
    'Invoices and GST',
    [
      'Can I create e-invoices and e-way bills?',
      `Yes, in ${product}Collect, together with the payment link.`,
    ],
    [
      'What happens when a GST rate changes?',
      'Links that are unpaid are issued anew. Paid ones keep the rate of their invoice.',
    ],
  ),
  category(
    'Users and roles',
    [
      'Can several people use one account?',
      'Yes. Access is by role: Viewer, Ops, Finance and Admin, each with the least that the work needs.',
    ],
    ['Is there maker-checker?', 'Yes. We recommend it for corporate payouts, and use it ourselves.'],
  ),
  category(
    'Security',
    [
      'How is data protected?',
      'By encryption at rest and in transit, multi-factor authentication, least privilege and logs that cannot be edited.',
    ],
    [
      'How do I report a weakness?',
      'Our responsible disclosure policy says where and how. Reports are acknowledged within 3 business days.',
    ],
  ),
  category(
    'Compliance',
    [
      'Do you check your customers?',
      'Yes. We perform KYC and AML checks on every business, and monitor transactions afterwards.',
    ],
    ['Under whose licence does money move?', 'Under the licences of our partner banks.'],
  ),
  category(
    'APIs and webhooks',
    [
      'REST or GraphQL?',
      'Both. Versions are named by date, and a version that is withdrawn stays for 6 more months.',
    ],
    ['Are webhooks signed?', 'Yes, with HMAC-SHA256. Verify the signature before you act.'],
  ),
  category(
    'Uptime and reliability',
    ['What uptime do you aim for?', 'We target 99.9%.'],
    ['What if a bank is down?', `${product}Route chooses another one.`],
  ),
  category(
    'Pricing and refunds',
    [
      'What does it cost?',
      'It depends on volumes and rails. You get a price list without hidden charges before you sign.',
    ],
    [
      'How long does a refund take?',
      'The payer is typically credited within 5-7 working days, depending on the bank.',
    ],
  ),
  category(
    'Support and grievances',
    ['When is support there?', `E-mail support is there 24x7 at ${brand.email}.`],
    [
      'How do I escalate a complaint?',
      'The grievance redressal policy names four levels with their times. No fee is charged.',
    ],
  ),
].map((entry, index) => ({ id: String(index + 1), ...entry }))
