import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** Selects the cards at full width: the first, and a last one that would be alone in its row of three. */
export const wide = ':is(:first-child, :nth-child(3n + 2):last-child)'

/** Cards in list order, in rows without gaps. */
export const ArticleGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  margin-bottom: clamp(3.5rem, 8vw, 7rem);
  list-style: none;

  ${tablet} {
    gap: clamp(2rem, 3.5vw, 3rem) clamp(1.25rem, 2.5vw, 2rem);
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :is(:first-child, :nth-child(2n):last-child) {
      grid-column: 1 / -1;
    }
  }

  ${desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > :nth-child(n):nth-child(n) {
      grid-column: span 2;
    }

    > :nth-child(3n):last-child,
    > :nth-child(3n + 2):nth-last-child(2) {
      grid-column: span 3;
    }

    > ${wide} {
      grid-column: 1 / -1;
    }
  }
`
