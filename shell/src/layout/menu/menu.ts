import { plug } from '@bridge/shared/icons'
import { company, resources } from './company.ts'
import type { Menu, MenuLink } from './entry.ts'
import { products } from './products.ts'
import { useCases } from './use-cases.ts'

/** In the order of the bar. Integrations has no page yet. */
export const menu: readonly (Menu | MenuLink)[] = [
  products,
  useCases,
  { icon: plug, heading: 'Integrations', link: '/' },
  company,
  resources,
]
