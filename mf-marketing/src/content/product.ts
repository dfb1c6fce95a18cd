import * as brand from '@bridge/shared/brand'
import type { ReactNode } from 'react'
import type { Feature } from './feature.ts'
import type { FeeSchedule } from './fees.ts'
import type { Drawdown } from './figures/drawdown.ts'
import type { Morning } from './figures/morning.ts'
import type { Settlements } from './figures/settlements.ts'
import type { Group, Item, LinkTo, PageHead, Story } from './item.ts'
import type { BalancesPicture } from './pictures/balances.ts'
import type { BatchPicture } from './pictures/batch.ts'
import type { MatchPicture } from './pictures/matched.ts'
import type { Step } from './steps/step.ts'

/** A product page. Its file name is the last part of its address: /bridge-pay. */
export interface Product {
  readonly head: PageHead
  readonly tag: string
  readonly title: string
  readonly lead: string
  readonly start: LinkTo
  /** The product at work. */
  readonly picture: BatchPicture | MatchPicture | BalancesPicture
  readonly steps: Group<Step>
  /** What the product does for the business: a figure across the column, and the conclusions from it. */
  readonly benefits: Group<Reading> & {
    readonly figure: Drawdown | Settlements | Morning
    readonly numeral?: string
  }
  /** A statement, and the hours of a business's day that illustrate it. */
  readonly statement: Story
  /** What the product does, in detail: at most five features. */
  readonly features: Group<Feature> & {
    readonly tint?: 'amber'
    /** Where all stacked cards end, in rem below the first card's top: where the tallest one ends. */
    readonly ends: number
  }
  /** Whom the product is for. */
  readonly audiences: Group<Reader>
  /** What is charged, when, and to whom. */
  readonly fees: FeeSchedule
  /** The sections between the steps and the closing call, in the order that tells the product's story. */
  readonly order: readonly SectionName[]
  readonly closing: Item & { readonly action: LinkTo }
}

/** A product with the components that draw it, so that its page loads no other product's pictures. */
export interface DrawnProduct extends Product {
  readonly Opening: (opening: never) => ReactNode
  readonly StepPicture: (picture: never) => ReactNode
  readonly BenefitsFigure: (figure: never) => ReactNode
  readonly Statement: (product: never) => ReactNode
  /** Missing if `Fees` draws the audiences too. */
  readonly Audiences?: (product: never) => ReactNode
  readonly Fees: (product: never) => ReactNode
}

export type SectionName = 'benefits' | 'statement' | 'features' | 'audiences' | 'fees'

/** Parts of all products' fees, passed in by the page: modules that several products import are loaded by all pages. */
export interface FeeParts {
  readonly table: ReactNode
  readonly free: ReactNode
}

/** A person whom a product is for. */
export interface Reader extends Item {
  /** The figure that this reader follows. */
  readonly watches: readonly [figure: string, says: string]
}

/** A conclusion, and the figure’s result that it rests on. */
interface Reading extends Item {
  readonly reads?: string
}

export const getStarted: LinkTo = { href: '/contact', label: 'Get Started' }
export const bookDemo: LinkTo = { href: '/contact', label: 'Book Demo' }

export const missingProduct = {
  title: 'There is no such product',
  lead: `All ${brand.product} products are on the first page.`,
  back: { href: '/#products', label: 'See the products' },
}
