import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Product } from '../content/product.ts'
import { OpeningWords } from './OpeningWords.tsx'
import { laidOut } from './papers/laid-out.ts'
import { ProductPicture } from './pictures/ProductPicture.tsx'

/** Top of a product's page: the product itself across the whole width. */
export const ProductOpening = ({ tag, title, lead, start, picture }: Product) => (
  <Header>
    <OpeningWords tag={tag} title={title} lead={lead} start={start} />
    <Below>
      <ProductPicture picture={picture} />
    </Below>
  </Header>
)

const Header = styled.header`
  overflow: clip;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(3rem, 6vw, 5rem);
`

const Below = styled(Container)`
  ${laidOut.beside} {
    margin-top: 3rem;
  }
`
