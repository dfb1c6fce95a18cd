import { brand } from '@bridge/shared/brand'
import {
  bank,
  book,
  card,
  code,
  eye,
  type IconPath,
  link,
  onboard,
  people,
  person,
  phone,
  qr,
  recon,
  route,
  shield,
  shop,
  truck,
  vault,
} from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import type { Item, Marked, PageHead, Shown } from './item.ts'
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
  motion: { pause: 'Pause the motion', go: 'Let it move' },
  picture: {
    label:
      'A bridge between two banks. Customers and dealers pay in by UPI and virtual account; salaries and vendors are paid out.',
    stations: [
      [bank, 'Bank A'],
      [phone, 'Customers'],
      [people, 'Staff'],
      [shop, 'Dealers'],
      [truck, 'Vendors'],
      [bank, 'Bank B'],
    ],
    spans: [
      [0, 5, 'Own transfer ₹25,00,000'],
      [0, 4, 'RTGS ₹2,84,000'],
      [3, 0, 'NEFT ₹64,900'],
      [1, 5],
      [5, 2],
    ],
  } satisfies CrossingPicture as CrossingPicture,
}

/** What a product is and does, in a few words. */
export interface Module {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly points: readonly string[]
}

/** A product with a page of its own. */
export interface MainModule extends Module {
  readonly picture: CrossingPicture
  readonly href: string
}

export const products = {
  heading: 'One stack for money in, money out and money at rest',
  lead: 'Use one product or all of them. They share one ledger, one dashboard and one API.',
  more: 'Read more',
  main: [
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
      picture: {
        label: 'One account pays three people.',
        stations: [
          [bank, 'You'],
          [shop, 'Vendor'],
          [person, 'Staff'],
          [truck, 'Carrier'],
        ],
        spans: [
          [0, 3, 'UPI ₹22,750'],
          [0, 2],
          [0, 1],
        ],
      },
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
      picture: {
        label: 'A QR code, a card and a payment link lead to one account.',
        stations: [
          [qr, 'QR'],
          [card, 'Card'],
          [link, 'Link'],
          [bank, 'You'],
        ],
        spans: [
          [0, 3, 'QR ₹640'],
          [1, 3],
          [2, 3],
        ],
      },
    },
    {
      title: `${brand.product}Connect`,
      heading: 'Connected banking',
      text: 'Link several bank accounts and see them on one page.',
      points: ['Real-time balances', 'Account-to-account transfers', 'Cashflow, bills and invoices'],
      href: `/${brand.slug}-connect`,
      picture: {
        label: 'Three banks and the books, linked with each other.',
        stations: [
          [bank, 'Bank A'],
          [bank, 'Bank B'],
          [bank, 'Bank C'],
          [book, 'Books'],
        ],
        spans: [
          [0, 3, 'Balance ₹1,12,06,300'],
          [0, 1],
          [2, 1],
          [2, 3],
        ],
      },
    },
  ] satisfies readonly MainModule[] as readonly MainModule[],
  rest: [
    {
      icon: onboard,
      title: `${brand.product}Onboard`,
      heading: 'Merchant onboarding',
      text: 'API-first onboarding for platforms that bring merchants of their own.',
      points: ['Document verification', 'KYC and AML checks'],
    },
    {
      icon: route,
      title: `${brand.product}Route`,
      heading: 'Multi-bank routing',
      text: 'The best bank for each payment, chosen as it leaves.',
      points: ['Dynamic selection', 'Failover when a bank is down'],
    },
    {
      icon: recon,
      title: `${brand.product}Recon`,
      heading: 'Reconciliation',
      text: 'Bank, gateway and books, matched automatically.',
      points: ['Automated matching', 'ERP sync', 'Anomaly detection'],
    },
    {
      icon: vault,
      title: `${brand.product}Vault`,
      heading: 'Escrow and pooled accounts',
      text: 'Money held for others is kept apart, with its owner on record.',
      points: ['Escrow accounts', 'Pooled accounts'],
    },
  ] satisfies readonly (Module & { readonly icon: IconPath })[],
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

export type FeatureTile = Shown & Marked

export const features = {
  heading: 'What you get with every product',
  lead: 'Six things that you would otherwise build first.',
  tiles: [
    {
      icon: code,
      heading: 'Unified API',
      text: 'Payouts, collections and banking speak one language.',
      screen: screens.api,
    },
    {
      icon: route,
      heading: 'Smart routing',
      text: 'Each payment takes the bank and the rail that will carry it.',
      screen: screens.routing,
    },
    {
      icon: recon,
      heading: 'Automatic reconciliation',
      text: 'Bank lines find their invoices without a spreadsheet.',
      screen: screens.matching,
    },
    {
      icon: eye,
      heading: 'Real-time visibility',
      text: 'Balances and states as they are now, in one dashboard.',
      screen: screens.balances,
    },
    {
      icon: shield,
      heading: 'Compliance built in',
      text: 'KYC and AML checks before the first rupee moves.',
      screen: screens.checks,
    },
    {
      icon: people,
      heading: 'Controls for teams',
      text: 'Roles, limits and maker-checker for everything that pays.',
      screen: screens.controls,
    },
  ] satisfies readonly FeatureTile[] as readonly FeatureTile[],
}

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
  readonly name: string
  readonly text: string
}

export const testimonials = {
  heading: 'What customers say',
  lead: 'Three teams, a few weeks in.',
  label: 'Testimonials',
  motion: { pause: 'Pause the quotes', go: 'Let the quotes move' },
  rating: { stars: 5, name: 'Top Rated', text: 'Five stars from the teams that pay and collect with us.' },
  items: [
    {
      name: 'CTO of a marketplace',
      text: 'We had planned six weeks for the integration. It was live in 2 days, and we have not had to think about payouts since.',
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

export interface Standard {
  /** In the middle of its seal. */
  readonly name: string
  /** Over the edge of its seal. */
  readonly motto: string
  /** Beside it. */
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
  action: { href: contact, label: 'Contact Us' },
}
