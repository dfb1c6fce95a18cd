import type { Figure } from './figures/figure.ts'
import type { Item } from './item.ts'

/** What a product does, and the figure that shows it. */
export interface Feature extends Item {
  readonly figure: Figure
  /** The side that the words are on, on a large screen. The figure's result is on the other side. */
  readonly align: 'left' | 'right'
  /** The card's background. One card of a page is dark, and others have the page's tint. */
  readonly ground?: 'ink' | 'tint'
  /** The figure's result. */
  readonly fact?: readonly [figure: string, says: string]
}
