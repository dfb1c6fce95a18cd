import { styled } from 'styled-components'
import { desktop, tablet } from '../breakpoints.ts'

/**
 * Cards in up to four columns; three, six and nine of them in threes. It is told how many there are: a grid that counts
 * them by itself moves those that are there with each that arrives.
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
