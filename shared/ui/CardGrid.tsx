import { styled } from 'styled-components'
import { desktop, tablet } from '../breakpoints.ts'

/** Cards in as many columns as fit; three, six and nine of them in threes. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  ${tablet} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  ${desktop} {
    &:has(> :nth-child(3n):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`
