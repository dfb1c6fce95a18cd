import * as brand from '@bridge/shared/brand'
import { onboard, recon, route, type Stroke, vault } from './module-drawings.ts'
import { passage } from './passage.ts'

/** What a product is and does, in a few words. */
export interface Module {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly points: readonly string[]
}

/** A product with its own page. */
export interface MainModule extends Module {
  /** The amount in its part of the drawing above. */
  readonly sum: string
  readonly note: string
  readonly href: string
}

/** A product without a page, with a drawing that continues the previous one's. */
interface SmallModule extends Module {
  readonly drawing: readonly Stroke[]
}

export const products = {
  heading: 'One stack for money in, money out and money at rest',
  lead: 'Use one product or all of them. They share one ledger, one dashboard and one API.',
  more: 'Read more',
  main: [
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
      ...passage.came,
    },
    {
      title: `${brand.product}Connect`,
      heading: 'Connected banking',
      text: 'Link several bank accounts and see them on one page.',
      points: ['Real-time balances', 'Account-to-account transfers', 'Cashflow, bills and invoices'],
      href: `/${brand.slug}-connect`,
      ...passage.rests,
    },
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
      ...passage.went,
    },
  ] satisfies readonly MainModule[] as readonly MainModule[],
  rest: [
    {
      title: `${brand.product}Onboard`,
      drawing: onboard,
      heading: 'Merchant onboarding',
      text: 'API-first onboarding for platforms that bring merchants of their own.',
      points: ['Document verification', 'KYC and AML checks'],
    },
    {
      title: `${brand.product}Route`,
      drawing: route,
      heading: 'Multi-bank routing',
      text: 'The best bank for each payment, chosen as it leaves.',
      points: ['Dynamic selection', 'Failover when a bank is down'],
    },
    {
      title: `${brand.product}Recon`,
      drawing: recon,
      heading: 'Reconciliation',
      text: 'Bank, gateway and books, matched automatically.',
      points: ['Automated matching', 'ERP sync', 'Anomaly detection'],
    },
    {
      title: `${brand.product}Vault`,
      drawing: vault,
      heading: 'Escrow and pooled accounts',
      text: 'Money held for others is kept apart, with its owner on record.',
      points: ['Escrow accounts', 'Pooled accounts'],
    },
  ] satisfies readonly SmallModule[] as readonly SmallModule[],
}
