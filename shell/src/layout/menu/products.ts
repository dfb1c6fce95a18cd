import * as brand from '@bridge/shared/brand'
import * as icons from '@bridge/shared/icons'
import { batchToStack } from './drawings.ts'
import type { Menu } from './entry.ts'

const { product, slug } = brand

export const products: Menu = {
  id: 'menu-products',
  heading: 'Products',
  drawing: batchToStack,
  columns: [
    {
      heading: 'Move money',
      items: [
        {
          icon: icons.pay,
          heading: `${product}Pay`,
          text: 'Instant and bulk payouts',
          link: `/${slug}-pay`,
        },
        {
          icon: icons.collect,
          heading: `${product}Collect`,
          text: 'Every way to be paid',
          link: `/${slug}-collect`,
        },
        {
          icon: icons.connect,
          heading: `${product}Connect`,
          text: 'All accounts in one view',
          link: `/${slug}-connect`,
        },
      ],
    },
    {
      heading: 'Set up',
      items: [
        { icon: icons.onboard, heading: `${product}Onboard`, text: 'Merchant checks by API' },
        { icon: icons.route, heading: `${product}Route`, text: 'Another bank if one fails' },
      ],
    },
    {
      heading: 'Keep in order',
      items: [
        { icon: icons.recon, heading: `${product}Recon`, text: 'Automated matching' },
        { icon: icons.vault, heading: `${product}Vault`, text: 'Escrow and pooled accounts' },
      ],
    },
  ],
}
