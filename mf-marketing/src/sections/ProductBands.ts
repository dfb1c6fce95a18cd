import { styled } from 'styled-components'

/** A product's bands: closer than on other pages, as most have a drawing, and with no text below 14 px on wide screens. */
export const ProductBands = styled.div`
  display: contents;

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
