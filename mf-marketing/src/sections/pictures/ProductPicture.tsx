import type { Product } from '../../content/product.ts'
import { BalancesPicture } from './BalancesPicture.tsx'
import { MatchPicture } from './MatchPicture.tsx'

/** Each product has its own. */
export const ProductPicture = ({ picture }: Pick<Product, 'picture'>) => {
  switch (picture.kind) {
    case 'batch':
      return null
    case 'match':
      return <MatchPicture {...picture} />
    case 'balances':
      return <BalancesPicture {...picture} />
  }
}
