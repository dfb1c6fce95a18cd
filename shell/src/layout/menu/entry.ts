import type { IconPath } from '@bridge/shared/icons'
import type { PagePath } from '../../routes.ts'
import type { Drawing } from './drawings.ts'

export interface MenuItem {
  readonly icon: IconPath
  readonly heading: string
  readonly text: string
  /** Without one, the entry is plain text. */
  readonly link?: PagePath
}

export interface MenuColumn {
  readonly heading: string
  readonly items: readonly [MenuItem, ...MenuItem[]]
}

export interface Menu {
  /** Id of its panel in the document. */
  readonly id: string
  readonly heading: string
  readonly columns: readonly [MenuColumn, ...MenuColumn[]]
  readonly drawing?: Drawing
}

/** A menu's items, without its columns. */
export const itemsOf = ({ columns }: Menu): readonly MenuItem[] => columns.flatMap(({ items }) => items)

/** A plain link among the menus. */
export interface MenuLink {
  readonly icon: IconPath
  readonly heading: string
  readonly link: PagePath
}
