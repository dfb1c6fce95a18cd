import type { IconPath } from '@bridge/shared/icons'
import type { CrossingPicture } from '@bridge/shared/ui/Crossing'
import type { Screen } from './screen.ts'

/** A heading and its text: a card, a step, a claim. */
export interface Item {
  readonly heading: string
  readonly text: string
}

/** When, and what happened then. */
export type Hour = readonly [time: string, what: string]

/** A statement on a dark band; with hours, its text is how they end. */
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

/** An item beside a product screen that does what it says. */
export interface Shown extends Item {
  readonly screen: Screen
}

/** An item beside a picture of the money flow. */
export interface Drawn extends Item {
  readonly picture: CrossingPicture
}

/** A heading, an optional line under it, and items. */
export interface Group<Of extends Item = Item> {
  readonly heading: string
  readonly lead?: string
  readonly items: readonly Of[]
}
