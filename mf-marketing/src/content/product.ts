import { brand } from '@bridge/shared/brand'
import type { Group, Item, LinkTo, PageHead, Shown } from './item.ts'

/** A product page. Its file's name is the last part of its address: /bridge-pay. */
export interface Product {
  readonly head: PageHead
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
  /** Three steps. */
  readonly steps: Group<Shown>
  /** What it does for the business. */
  readonly benefits: Group
  /** A statement on a dark band. */
  readonly banner: Item
  /** What it does, in detail: at most five. */
  readonly features: Group<Shown>
  /** For whom. */
  readonly audiences: Group
  /** For whom stands before what it does. */
  readonly audiencesFirst?: boolean
  readonly closing: Item & { readonly action: LinkTo }
}

export const getStarted: LinkTo = { href: '/contact', label: 'Get Started' }
export const bookDemo: LinkTo = { href: '/contact', label: 'Book Demo' }

export const missingProduct = {
  title: 'There is no such product',
  lead: `All ${brand.product} products are on the first page.`,
  back: { href: '/#products', label: 'See the products' },
}
