import * as brand from '@bridge/shared/brand'

/** What a product charges for. Amounts are agreed with each customer, so none stand here. */
export interface FeeSchedule {
  readonly groups: readonly FeeGroup[]
  /** What nobody pays for, beside what all products have in common. */
  readonly free: readonly string[]
}

interface FeeGroup {
  readonly heading: string
  readonly rows: readonly Fee[]
}

export interface Fee {
  readonly what: string
  /** Charged for each of these. */
  readonly per: string
  readonly when: string
  readonly who: string
}

const you = 'you'
const confirmed = 'the bank confirms it'
const credited = 'it is credited'
const settled = 'it is settled'

export const pay: FeeSchedule = {
  groups: [
    {
      heading: 'By rail',
      rows: [
        { what: 'NEFT', per: 'payout', when: 'its batch is confirmed', who: you },
        { what: 'RTGS', per: 'payout', when: confirmed, who: you },
        { what: 'IMPS', per: 'payout', when: confirmed, who: you },
        { what: 'UPI', per: 'payout', when: confirmed, who: you },
        { what: 'Bank transfer', per: 'payout', when: confirmed, who: you },
        { what: 'Cards', per: 'payout', when: 'the network accepts it', who: you },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Account check', per: 'check', when: 'the name comes back', who: you },
        { what: 'Bill payment', per: 'bill', when: 'the biller confirms it', who: you },
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
  groups: [
    {
      heading: 'By way of paying',
      rows: [
        { what: 'UPI/VPA', per: 'payment', when: credited, who: you },
        { what: 'Virtual accounts', per: 'payment', when: credited, who: you },
        { what: 'QR', per: 'payment', when: credited, who: you },
        { what: 'POS', per: 'payment; terminal', when: `${settled}; by the month`, who: you },
        { what: 'Cards', per: 'payment, as a share', when: settled, who: you },
        { what: 'Netbanking', per: 'payment', when: settled, who: you },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Instant settlement', per: 'settlement', when: 'it is in your account', who: you },
        { what: 'Split payments', per: 'recipient', when: settled, who: you },
        { what: 'SMS and WhatsApp', per: 'message', when: 'it is sent', who: you },
        { what: 'E-invoice, e-way bill', per: 'document', when: 'the portal accepts it', who: you },
        { what: 'Dispute', per: 'case', when: 'the network decides', who: 'you, if lost' },
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
  groups: [
    {
      heading: 'By account',
      rows: [
        { what: 'Linked account', per: 'account', when: 'each month that it is linked', who: you },
        { what: 'Account-to-account transfer', per: 'transfer', when: confirmed, who: you },
      ],
    },
    {
      heading: 'By service',
      rows: [
        { what: 'Vendor payment', per: 'payout', when: `as on ${brand.product}Pay`, who: you },
        { what: 'Customer payment', per: 'payment', when: `as on ${brand.product}Collect`, who: you },
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

/** What all schedules say. */
export const fees = {
  id: 'fees',
  heading: 'What is charged, when, and to whom',
  lead: 'Amounts depend on your volumes and rails, and stand in your order form before you sign. What can be charged at all stands here.',
  columns: ['Charged for', 'per', 'when', 'paid by'],
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
  links: [
    { href: '/contact', label: 'Ask for a price list' },
    { href: '/terms#13', label: 'Fees in the Terms' },
  ],
} as const
