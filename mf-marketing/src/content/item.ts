import type { IconPath } from '@bridge/shared/icons'

/** A heading and its text: a card, a step, a claim. */
export interface Item {
  readonly heading: string
  readonly text: string
}

/** When, and what happened then. */
export type Hour = readonly [time: string, what: string]

/** A statement on a dark band; if it has hours, its text says how they end. */
export interface Story extends Item {
  readonly hours?: readonly Hour[]
  /** The page's large figure. */
  readonly numeral?: string
}

/** An item with an icon that says the same. */
export interface Marked extends Item {
  readonly icon: IconPath
}

export interface LinkTo {
  readonly href: string
  readonly label: string
}

/** For search engines and link previews; the brand name is appended to the title. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A heading, an optional line under it, and items. */
export interface Group<Of extends Item = Item> {
  readonly heading: string
  readonly lead?: string
  readonly items: readonly Of[]
}
