import * as brand from '@bridge/shared/brand'
import { bag, type IconPath, layers, truck } from '@bridge/shared/icons'

/** The note beside every claim of 99.9% uptime, which is our target. */
export const uptime = {
  text: 'The contract promises 99.5% a month, with credits:',
  link: { href: '/terms#16', label: 'Terms, section 16' },
}

export const comparison = {
  heading: `How ${brand.product} compares`,
  columns: ['Feature', brand.product, 'Others'],
  rows: [
    { feature: 'Setup time', ours: '5 minutes', others: '2-4 weeks' },
    { feature: 'Documentation', ours: 'Complete, with a sandbox', others: 'Incomplete' },
    { feature: 'Uptime', ours: '99.9%', others: '95-99%' },
    { feature: 'Settlement', ours: 'Instant', others: 'T+1 to T+3' },
    { feature: 'Support response', ours: 'Under 2 hours', others: '24-48 hours' },
    { feature: 'Pricing', ours: 'Transparent', others: 'Hidden charges' },
  ],
  notes: [
    {
      on: '5 minutes',
      text: 'to your keys and a first call in the sandbox. One marketplace was live in 2 days.',
      link: undefined,
    },
    {
      on: '99.9%',
      text: `is what we build for. ${uptime.text}`,
      link: uptime.link,
    },
    {
      on: 'Instant',
      text: 'where it is agreed for your account, cards and netbanking too; else T+0 or T+1.',
      link: undefined,
    },
  ],
} as const

export interface Testimonial {
  /** An icon for the customer's business; customers are not pictured. */
  readonly icon: IconPath
  readonly name: string
  readonly text: string
}

/** Weeks that an integration was planned to take, and days that it took. */
const integration = { weeks: 6, days: 2 }

export const testimonials = {
  heading: 'What customers say',
  lead: 'Three teams, a few weeks in.',
  label: 'Testimonials',
  motion: 'Pause the quotes',
  figure: {
    from: `${integration.weeks} weeks planned`,
    to: `${integration.days} days`,
    text: 'for a marketplace’s integration, says its CTO',
    label: `${integration.weeks} weeks as ${integration.weeks * 7} squares, one a day; ${integration.days} of them are filled.`,
    squares: integration.weeks * 7,
    filled: integration.days,
  },
  rating: { stars: 5, name: 'Top Rated', text: 'Five stars from the teams that pay and collect with us.' },
  items: [
    {
      icon: layers,
      name: 'CTO of a marketplace',
      text: `We had planned six weeks for the integration. It was live in ${integration.days} days, and we have not had to think about payouts since.`,
    },
    {
      icon: truck,
      name: 'Finance head of a distributor',
      text: 'Virtual accounts ended our Monday mornings with the bank statement. Dealers’ payments close their invoices.',
    },
    {
      icon: bag,
      name: 'Founder of a D2C brand',
      text: 'Refunds go out on the day of the return. Our customers noticed before we told them.',
    },
  ] satisfies readonly Testimonial[],
}

export interface Standard {
  /** Set in the centre of the seal. */
  readonly name: string
  /** Set along the edge of the seal. */
  readonly motto: string
  /** Set below the seal. */
  readonly text: string
  /** What we do about it, as the Trust page says. */
  readonly does: string
  /**
   * Numbers of lobes and of waves, taken from the standard. RBI: NEFT and RTGS run 24 hours, 7 days; PCI DSS: 12
   * requirements, 6 goals; ISO/IEC 27001: 93 controls; SOC: 5 categories, 9 common criteria.
   */
  readonly rosette: { readonly lobes: number; readonly waves: number }
}

export const compliance = {
  heading: 'Built to the standards that money deserves',
  lead: 'A technology service provider that works with licensed partner banks.',
  standards: [
    {
      name: 'RBI',
      motto: 'Aligned with its guidelines',
      text: 'Aligned with Reserve Bank of India guidelines',
      does: 'We keep payment data in India.',
      rosette: { lobes: 7, waves: 24 },
    },
    {
      name: 'PCI',
      motto: 'Card data security',
      text: 'Aligned with PCI DSS wherever card data passes',
      does: 'We store no CVV or PIN.',
      rosette: { lobes: 6, waves: 12 },
    },
    {
      name: 'ISO',
      motto: 'Information security',
      text: 'Aligned with ISO/IEC 27001 for information security',
      does: 'Our audits follow it.',
      rosette: { lobes: 3, waves: 31 },
    },
    {
      name: 'AICPA SOC',
      motto: 'Service organisations',
      text: 'Aligned with SOC criteria for service organisations',
      does: 'We keep evidence of controls.',
      rosette: { lobes: 5, waves: 9 },
    },
  ] satisfies readonly Standard[],
}

export const closing = {
  heading: 'Move your first payment with us',
  text: 'Tell us what you collect and whom you pay. We answer with a plan, not with a brochure.',
  action: { href: '/contact', label: 'Contact Us' },
}
