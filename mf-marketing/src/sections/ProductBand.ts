import { styled } from 'styled-components'

/**
 * One band of a product's page. The bands are closer together than those of other pages, as most have a drawing, and no
 * text is below 14 px on wide screens. If one element contained all bands, browsers would lay them out in one go
 * (shell/src/layout/GlobalStyle.ts).
 */
export const ProductBand = styled.div`
  > section {
    padding-block: clamp(3rem, 5.25vw, 5rem);
  }

  > section > div > h2 ~ div {
    margin-top: clamp(2rem, 3.25vw, 2.75rem);
  }

  @media (width >= 80rem) {
    --size-tiny: var(--size-small);
  }
`
