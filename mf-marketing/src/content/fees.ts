import * as brand from '@bridge/shared/brand'

/** What a product charges for. Amounts are agreed with each customer, so there are none here. */
export interface FeeSchedule {
  readonly heading: string
  readonly lead: string
  readonly groups: readonly FeeGroup[]
  /** What is free, apart from what is free in all products. */
  readonly free: readonly string[]
}

interface FeeGroup {
  readonly heading: string
  readonly rows: readonly Fee[]
}

export interface Fee {
  readonly what: string
  readonly when: string
}

export const pay: FeeSchedule = {
  heading: 'What is charged, when, and to whom',
  lead: 'Your rates depend on volumes and rails, and are in your order form before you sign. This is the full list. Only your business pays it, never the people you pay.',
  groups: [
    {
      heading: 'By rail, for each payout',
      rows: [
        { what: 'NEFT', when: 'its batch is confirmed' },
        { what: 'RTGS, IMPS, UPI, bank transfer', when: 'the bank confirms it' },
        { what: 'Cards', when: 'the network accepts it' },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Account check', when: 'the name comes back' },
        { what: 'Bill payment', when: 'the biller confirms it' },
      ],
    },
  ],
  free: [
    'Payouts that fail',
    'Retries and status enquiries',
    'Rows that a check holds back',
    'Files, approvals and webhooks',
  ],
}

export const collect: FeeSchedule = {
  heading: 'What a payment costs, and when',
  lead: 'This is the whole list. Only your business pays it, never your customers. Your rates are in your order form before you sign.',
  groups: [
    {
      heading: 'By payment method',
      rows: [
        { what: 'UPI/VPA, virtual accounts, QR', when: 'it is credited' },
        { what: 'Netbanking', when: 'it is settled' },
        { what: 'Cards, a share of the payment', when: 'it is settled' },
        { what: 'POS', when: 'it is settled' },
        { what: 'POS terminal', when: 'each month that you have it' },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Instant settlement', when: 'it is in your account' },
        { what: 'Split payments, for each recipient', when: 'their part is settled' },
        { what: 'SMS and WhatsApp messages', when: 'the message is sent' },
        { what: 'E-invoice, e-way bill', when: 'the portal accepts it' },
        { what: 'Dispute', when: 'the network decides against you' },
      ],
    },
  ],
  free: [
    'Payments that fail',
    'Matching, credit notes and cash on delivery',
    'Invoices, links and reminders by email',
    'Settlement at T+0 or T+1, as agreed',
  ],
}

export const connect: FeeSchedule = {
  heading: 'Connect adds two fees',
  lead: 'One for accounts, one for transfers; payments cost what they cost on the other products. Your rates are in your order form, and only your business pays them.',
  groups: [
    {
      heading: 'By account',
      rows: [
        { what: 'Linked account', when: 'each month that it is linked' },
        { what: 'Account-to-account transfer', when: 'the bank confirms it' },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Vendor payment', when: `as on ${brand.product}Pay` },
        { what: 'Customer payment', when: `as on ${brand.product}Collect` },
      ],
    },
  ],
  free: [
    'Linking an account, and unlinking it',
    'Balances and cashflow, as often as you look',
    'Approvals, and people to give them',
    'Transfers that fail',
  ],
}

/** A link to the terms, which one schedule states for all of them. */
const whole = { href: `/${brand.slug}-pay#fees`, label: 'On GST, refunds and mandates' }

const priceList = { href: '/contact', label: 'Ask for a price list' }

/** Text of all schedules. */
export const fees = {
  id: 'fees',
  columns: ['Charged for', 'Charged when'],
  nothing: '₹0',
  freeHeading: 'Not charged',
  free: [
    'The sandbox',
    'Support by email, 24x7',
    'Statements, reports and exports',
    'Grievances, at any level',
  ],
  terms: [
    'Fees exclude GST, which is added at the rate in force on one tax invoice each month.',
    'A partner bank takes them out of a settlement only under a mandate that you have given.',
    'A later refund does not return a fee, unless the failure was ours.',
    'What your own bank charges for its accounts stays between you and the bank.',
  ],
  links: [priceList, { href: '/terms#13', label: 'Fees in the Terms' }],
  linksOfOwn: [priceList, whole],
} as const
