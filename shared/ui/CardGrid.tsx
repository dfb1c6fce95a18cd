import { styled } from 'styled-components'
import { desktop, tablet } from '../breakpoints.ts'

/**
 * Cards in up to four columns; three, six or nine of them in threes. The count is a prop, because a grid that
 * counted its children would move the cards already painted whenever another arrives.
 */
export const CardGrid = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  ${tablet} {
    grid-template-columns: repeat(${({ $count }) => ($count === 3 ? 3 : 2)}, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(${({ $count }) => ($count % 3 === 0 ? 3 : Math.min($count, 4))}, minmax(0, 1fr));
  }
`
