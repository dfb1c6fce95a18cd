import type { Item } from '../item.ts'

/** A step of 'How it Works', and its drawing. */
export interface Step extends Item {
  readonly picture: object
}
