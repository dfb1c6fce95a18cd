import * as brand from '@bridge/shared/brand'
import { bag, type IconPath, layers, truck } from '@bridge/shared/icons'

export const comparison = {
  heading: `${brand.product} beside other providers`,
  columns: ['Feature', brand.product, 'Others'],
  rows: [
    { feature: 'Setup time', ours: '5 minutes', others: '2-4 weeks' },
    { feature: 'Documentation', ours: 'Complete, with a sandbox', others: 'Incomplete' },
    { feature: 'Uptime', ours: '99.9%', others: '95-99%' },
    { feature: 'Settlement', ours: 'Instant', others: 'T+1 to T+3' },
    { feature: 'Support response', ours: 'Under 2 hours', others: '24-48 hours' },
    { feature: 'Pricing', ours: 'Transparent', others: 'Hidden charges' },
  ],
} as const

export interface Testimonial {
  /** Represents their business; customers are not pictured. */
  readonly icon: IconPath
  readonly name: string
  readonly text: string
}

export const testimonials = {
  heading: 'What customers say',
  lead: 'Three teams, a few weeks in.',
  label: 'Testimonials',
  motion: 'Pause the quotes',
  rating: { stars: 5, name: 'Top Rated', text: 'Five stars from the teams that pay and collect with us.' },
  items: [
    {
      icon: layers,
      name: 'CTO of a marketplace',
      text: 'We had planned six weeks for the integration. It was live in 2 days, and we have not had to think about payouts since.',
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
  /** In the centre of its seal. */
  readonly name: string
  /** Along the edge of its seal. */
  readonly motto: string
  /** Beside the seal. */
  readonly text: string
}

export const compliance = {
  heading: 'Built to the standards that money deserves',
  lead: 'A technology service provider that works with licensed partner banks.',
  standards: [
    {
      name: 'RBI',
      motto: 'Aligned with its guidelines',
      text: 'Aligned with Reserve Bank of India guidelines',
    },
    { name: 'PCI', motto: 'Card data security', text: 'PCI DSS wherever card data passes' },
    { name: 'ISO', motto: 'Information security', text: 'ISO/IEC 27001 for how we keep information' },
    { name: 'AICPA SOC', motto: 'Service organisations', text: 'SOC criteria for service organisations' },
  ] satisfies readonly Standard[],
}

export const closing = {
  heading: 'Move your first payment with us',
  text: 'Tell us what you collect and whom you pay. We answer with a plan, not with a brochure.',
  action: { href: '/contact', label: 'Contact Us' },
}
