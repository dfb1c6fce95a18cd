import * as brand from '@bridge/shared/brand'
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
          heading: `${product}Pay`,
          text: 'Instant and bulk payouts',
          link: `/${slug}-pay`,
        },
        {
          heading: `${product}Collect`,
          text: 'Every way to be paid',
          link: `/${slug}-collect`,
        },
        {
          heading: `${product}Connect`,
          text: 'All accounts in one view',
          link: `/${slug}-connect`,
        },
      ],
    },
    {
      heading: 'Set up',
      items: [
        { heading: `${product}Onboard`, text: 'Merchant checks by API' },
        { heading: `${product}Route`, text: 'Another bank if one fails' },
      ],
    },
    {
      heading: 'Keep in order',
      items: [
        { heading: `${product}Recon`, text: 'Automated matching' },
        { heading: `${product}Vault`, text: 'Escrow and pooled accounts' },
      ],
    },
  ],
}
