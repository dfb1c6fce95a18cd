import { styled } from 'styled-components'

/**
 * One of a product's bands: closer together than on other pages, as most have a drawing, and with no text below 14 px
 * on wide screens. In a single element, they would be laid out in one go (shell/src/layout/GlobalStyle.ts).
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
