import { brand } from '@bridge/shared/brand'
import type { IconName, Item, PageHead, Shown } from './item.ts'
import { screens } from './screens/home.ts'

const contact = '/contact'

export const head: PageHead = {
  title: 'Payouts, collections and connected banking by API',
  description: `One API for compliant money movement in India: payouts, collections and connected banking from ${brand.product}, a technology service provider.`,
}

export const hero = {
  title: 'Need to Move Money, just bridge it',
  /** Rotate under the headline. */
  words: ['Fast', 'Reliable', 'Secure', 'Easy'],
  lead: 'A trusted Technology Service Provider for secure, scalable, compliant financial infrastructure.',
  start: { href: contact, label: 'Get Started' },
  demo: { href: contact, label: 'Book a Demo' },
  down: { href: '#products', label: 'Go to our products' },
} as const

export interface ProductCard {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly points: readonly string[]
  readonly href?: string
}

export const products = {
  heading: 'One stack for money in, money out and money at rest',
  lead: 'Use one product or all of them. They share one ledger, one dashboard and one API.',
  more: 'Read more',
  cards: [
    {
      title: `${brand.product}Pay`,
      heading: 'Instant payouts',
      text: 'Pay anyone by NEFT, RTGS, IMPS, UPI, bank transfer and cards.',
      points: [
        'Bulk payouts by CSV upload',
        'Smart retries and tracking',
        'Bill payment and vendor monitoring',
      ],
      href: `/${brand.slug}-pay`,
    },
    {
      title: `${brand.product}Collect`,
      heading: 'Unified collections',
      text: 'UPI/VPA, virtual accounts, QR, POS and cards in one inbox.',
      points: [
        'GST-ready invoices with payment links',
        'Automatic reconciliation',
        'Split payments and credit notes',
      ],
      href: `/${brand.slug}-collect`,
    },
    {
      title: `${brand.product}Connect`,
      heading: 'Connected banking',
      text: 'Link several bank accounts and see them on one page.',
      points: ['Real-time balances', 'Account-to-account transfers', 'Cashflow, bills and invoices'],
      href: `/${brand.slug}-connect`,
    },
    {
      title: `${brand.product}Onboard`,
      heading: 'Merchant onboarding',
      text: 'API-first onboarding for platforms that bring merchants of their own.',
      points: ['Document verification', 'KYC and AML checks'],
    },
    {
      title: `${brand.product}Route`,
      heading: 'Multi-bank routing',
      text: 'The best bank for each payment, chosen as it leaves.',
      points: ['Dynamic selection', 'Failover when a bank is down'],
    },
    {
      title: `${brand.product}Recon`,
      heading: 'Reconciliation',
      text: 'Bank, gateway and books agree by themselves.',
      points: ['Automated matching', 'ERP sync', 'Anomaly detection'],
    },
    {
      title: `${brand.product}Vault`,
      heading: 'Escrow and pooled accounts',
      text: 'Money held for others stays apart, and shows whose it is.',
      points: ['Escrow accounts', 'Pooled accounts'],
    },
  ] satisfies readonly ProductCard[] as readonly ProductCard[],
}

export const developers = {
  heading: 'Developer first',
  lead: 'An API that answers the way its documentation says it will.',
  facts: [
    { heading: '5 minute setup', text: 'Keys, sandbox and a first payment before the tea is cold.' },
    { heading: 'Bank-grade security', text: 'AES-256 at rest, TLS in transit, signed webhooks.' },
    { heading: '99.9% uptime SLA', text: 'Several banks behind one address, with failover between them.' },
    { heading: 'REST/GraphQL', text: 'Take the one that suits you. Versions are named by date.' },
  ] satisfies readonly Item[],
  samples: 'One payout, in your language',
  docs: { href: brand.links.docs ?? contact, label: 'View Documentation' },
  sandbox: { href: brand.links.sandbox ?? contact, label: 'Try Sandbox' },
}

export interface FeatureTile extends Shown {
  readonly icon: IconName
}

export const features = {
  heading: 'What you get with every product',
  lead: 'Six things that you would otherwise build first.',
  tiles: [
    {
      icon: 'api',
      heading: 'Unified API',
      text: 'Payouts, collections and banking speak one language.',
      screen: screens.api,
    },
    {
      icon: 'route',
      heading: 'Smart routing',
      text: 'Each payment takes the bank and the rail that will carry it.',
      screen: screens.routing,
    },
    {
      icon: 'match',
      heading: 'Automatic reconciliation',
      text: 'Bank lines find their invoices without a spreadsheet.',
      screen: screens.matching,
    },
    {
      icon: 'eye',
      heading: 'Real-time visibility',
      text: 'Balances and states as they are now, in one dashboard.',
      screen: screens.balances,
    },
    {
      icon: 'shield',
      heading: 'Compliance built in',
      text: 'KYC and AML checks before the first rupee moves.',
      screen: screens.checks,
    },
    {
      icon: 'people',
      heading: 'Controls for teams',
      text: 'Roles, limits and maker-checker for everything that pays.',
      screen: screens.controls,
    },
  ] satisfies readonly FeatureTile[] as readonly FeatureTile[],
}

export const comparison = {
  heading: 'Side by side',
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
  readonly name: string
  readonly text: string
}

export const testimonials = {
  heading: 'What customers say',
  lead: 'Three teams, a few weeks in.',
  label: 'Testimonials',
  pause: 'Pause the quotes',
  go: 'Let the quotes move',
  items: [
    {
      name: 'CTO of a marketplace',
      text: 'We had planned six weeks for the integration. It was live in 2 days, and payouts have been a non-topic since.',
    },
    {
      name: 'Finance head of a distributor',
      text: 'Virtual accounts ended our Monday mornings with the bank statement. Dealers’ payments close their invoices.',
    },
    {
      name: 'Founder of a D2C brand',
      text: 'Refunds go out on the day of the return. Our customers noticed before we told them.',
    },
  ] satisfies readonly Testimonial[],
}

export const compliance = {
  heading: 'Built to the standards that money deserves',
  lead: 'A technology service provider that works with licensed partner banks.',
  badges: [
    { name: 'RBI', text: 'Aligned with Reserve Bank of India guidelines' },
    { name: 'PCI', text: 'PCI DSS for card data' },
    { name: 'ISO', text: 'ISO/IEC 27001 information security' },
    { name: 'AICPA SOC', text: 'SOC criteria for service organisations' },
  ],
  rating: { stars: 5, name: 'Top Rated', text: 'Five stars' },
} as const

export const closing = {
  heading: 'Move your first payment with us',
  text: 'Tell us what you collect and whom you pay. We answer with a plan, not with a brochure.',
  action: { href: contact, label: 'Contact Us' },
}
