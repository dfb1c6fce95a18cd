import * as brand from '@bridge/shared/brand'
import type { Feature } from './feature.ts'
import type { FeeSchedule } from './fees.ts'
import type { Group, Item, LinkTo, Marked, PageHead, Shown, Story } from './item.ts'
import type { BalancesPicture } from './pictures/balances.ts'
import type { BatchPicture } from './pictures/batch.ts'
import type { MatchPicture } from './pictures/matched.ts'
import type { Screen } from './screen.ts'

/** A product page. Its file name is the last part of its address: /bridge-pay. */
export interface Product {
  readonly head: PageHead
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
  /** The product at work. */
  readonly picture: BatchPicture | MatchPicture | BalancesPicture
  /** Three steps. */
  readonly steps: Group<Shown>
  /** What it does for the business, with the screen that shows it. */
  readonly benefits: Group<Marked> & { readonly screen: Screen }
  /** A statement on a dark band, and a business's day that illustrates it. */
  readonly statement: Story & { readonly numeral?: string }
  /** What it does, in detail: at most five. */
  readonly features: Group<Feature>
  /** Whom it is for. */
  readonly audiences: Group<Marked>
  /** What is charged, when, and to whom. */
  readonly fees: FeeSchedule
  /** Puts the audiences before the features. */
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
