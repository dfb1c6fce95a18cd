import type { Figure } from './figures/figure.ts'
import type { Item } from './item.ts'

/** What a product does, and the figure that shows it. */
export interface Feature extends Item {
  readonly figure: Figure
  /** On large screens: the figure is to this side of the text, or below it across the card. */
  readonly align: 'left' | 'right' | 'across'
  /** One card of a page is dark. */
  readonly ground?: 'ink'
  /** The figure's result, in large type. */
  readonly fact?: readonly [figure: string, says: string]
}
