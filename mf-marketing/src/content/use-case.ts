import { brand } from '@bridge/shared/brand'
import type { Item, LinkTo, PageHead } from './item.ts'

/** A use-case page. Its file's name is its address. */
export interface UseCase {
  readonly head: PageHead
  /** Whom the page is for. */
  readonly tag: string
  readonly title: string
  readonly lead: string
  /** How it works: four or five. */
  readonly steps: readonly Item[]
  readonly benefits: readonly [Item, Item, Item, Item]
}

/** The same on all twelve pages. */
export const everyUseCase = {
  start: { href: '/contact', label: 'Get Started' } satisfies LinkTo,
  tagline: {
    heading: 'Instant Payouts. Seamless Collections. Real-Time Visibility.',
    text: `${brand.product}Pay, ${brand.product}Collect and ${brand.product}Connect share one ledger, so that every rupee is seen once and explained once.`,
  },
  stepsHeading: 'How it works',
  benefitsHeading: 'Benefits',
  closing: {
    heading: `Ready to ${brand.product} the Gap?`,
    text: 'Show us how your money moves today. We will show you the shorter way.',
    action: { href: '/contact', label: 'Book a Demo' } satisfies LinkTo,
  },
}

export const missingUseCase = {
  title: 'There is no such page',
  lead: 'All the trades that we work for are linked at the foot of every page.',
  back: { href: '/', label: 'Go to the first page' },
}
