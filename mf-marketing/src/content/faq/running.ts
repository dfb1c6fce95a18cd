import * as brand from '@bridge/shared/brand'
import { type Topic, topic } from './category.ts'

const { product } = brand

/** The API, its uptime, its price, and help. */
export const running: readonly Topic[] = [
  topic(
    'APIs and webhooks',
    ['Both', 'HMAC-SHA256', '6 months', 'Every 90 days'],
    ['REST or GraphQL?', 'Both. Take the one that suits you; webhooks tell you of changes either way.'],
    [
      'Are webhooks signed?',
      'Yes, with HMAC-SHA256. Verify the signature over the raw body before you act, and treat a repeated event as one event.',
    ],
    [
      'How do API versions change?',
      'Versions are named by date. One that is withdrawn stays available for 6 months.',
    ],
    [
      'How often should API keys be rotated?',
      'Every 90 days, and at once when somebody else may know them. Use separate keys for test and live.',
    ],
  ),
  topic(
    'Uptime and reliability',
    ['99.9% uptime', 'fails over to another', 'within 1 hour', 'within 24 hours'],
    [
      'What uptime do you aim for?',
      'Our target is 99.9% uptime, and the contract promises 99.5% a month. Planned maintenance is announced at least 24 hours ahead.',
    ],
    [
      'What if a bank is down?',
      `${product}Route chooses among several banks for each payment, and fails over to another one while a bank does not answer.`,
    ],
    [
      'What happens in a disaster?',
      'We aim to restore service within 1 hour, with at most 15 minutes of data lost. We rehearse it every quarter.',
    ],
    [
      'How do you inform us of incidents?',
      'A critical incident is acknowledged within 24 hours, and a report follows within 10 days. Interim updates come hourly for Sev 1, every 4 hours for Sev 2 and daily for Sev 3.',
    ],
  ),
  topic(
    'Pricing and refunds',
    ['depends on your volumes', '5-7 working days', '15 days'],
    [
      'What does it cost?',
      'It depends on your volumes and rails. You get a price list without hidden charges before you sign. Everything that we can charge for, and what is free, is on each product’s page.',
      { href: `/${brand.slug}-pay#fees`, label: `What ${product}Pay charges for` },
    ],
    [
      'How long does a refund take?',
      'The payer is typically credited within 5-7 working days after you instruct the refund, depending on the payer’s bank.',
    ],
    [
      'Are fees returned with a refund?',
      'No. Our fee for the original transaction is not returned, unless the failure was ours.',
    ],
    [
      'How are changes of the terms announced?',
      'Amendments are posted 15 days before they take effect, and account owners are informed by email.',
      { href: '/terms', label: 'Terms & Conditions' },
    ],
  ),
  topic(
    'Support and grievances',
    ['24x7', 'English, Hindi or Kannada', '24-48 hours', 'four levels', 'no fee'],
    ['When is support available?', `Email support is there 24x7, at ${brand.email}.`],
    ['Which languages do you speak?', 'You can write to support in English, Hindi or Kannada.'],
    [
      'How soon is a complaint answered?',
      'It is acknowledged in 24-48 hours with a reference ID, and resolved within 30 days.',
    ],
    [
      'How do I escalate a complaint?',
      'The grievance redressal policy names four levels, from customer success to the banking ombudsman, with the time that each one has.',
      { href: '/grievance-redressal-policy', label: 'Grievance Redressal Policy' },
    ],
    ['Does a grievance cost anything?', 'No. There is no fee for grievances, at any level.'],
  ),
]
