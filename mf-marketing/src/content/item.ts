/** A heading and its text: a card, a step, a claim. */
export interface Item {
  readonly heading: string
  readonly text: string
}

export interface LinkTo {
  readonly href: string
  readonly label: string
}

/** For search engines and link previews; the brand's name is added to the title. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A heading, an optional line under it, and items. */
export interface Group {
  readonly heading: string
  readonly lead?: string
  readonly items: readonly Item[]
}
