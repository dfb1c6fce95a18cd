import { styled } from 'styled-components'

/** Cards in as many columns as fit. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: 1.25rem;
  padding: 0;
  list-style: none;
`
