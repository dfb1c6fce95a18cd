import type { IconPath } from '@bridge/shared/icons'

export interface MenuItem {
  readonly icon: IconPath
  readonly heading: string
  readonly text: string
  /** Without one, the entry is plain text. */
  readonly link?: string
}

export interface MenuColumn {
  readonly heading: string
  readonly items: readonly MenuItem[]
}

export interface Menu {
  /** Of its panel in the document. */
  readonly id: string
  readonly heading: string
  readonly columns: readonly MenuColumn[]
}

/** What stands in a menu, without its columns. */
export const itemsOf = ({ columns }: Menu): readonly MenuItem[] => columns.flatMap(({ items }) => items)

/** A plain link among the menus. */
export interface MenuLink {
  readonly heading: string
  readonly link: string
}
