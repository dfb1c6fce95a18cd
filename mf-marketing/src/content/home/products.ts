import * as brand from '@bridge/shared/brand'
import {
  bank,
  book,
  card,
  type IconPath,
  link,
  onboard,
  person,
  qr,
  recon,
  route,
  shop,
  truck,
  vault,
} from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'

/** What a product is and does, in a few words. */
export interface Module {
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly points: readonly string[]
}

/** A product with its own page. */
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
