import type { Item } from '../item.ts'

/** A step of 'How it Works', and what is drawn of it. Each product has its own kind of picture. */
export interface Step extends Item {
  readonly picture: object
}
