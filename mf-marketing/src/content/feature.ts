import type { Figure } from './figures/figure.ts'
import type { Item } from './item.ts'

/** What a product does, and the figure that shows it. */
export interface Feature extends Item {
  readonly figure: Figure
  /** The side of its words on a large screen; the figure's result is on the other. */
  readonly align: 'left' | 'right'
  /** One card of a page is dark; others are in the page's tint. */
  readonly ground?: 'ink' | 'tint'
  /** The figure's result. */
  readonly fact?: readonly [figure: string, says: string]
}
