import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** Cards in list order, the first one at full width. */
export const ArticleGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  margin-bottom: clamp(3.5rem, 8vw, 7rem);
  list-style: none;

  ${tablet} {
    gap: 1.25rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
