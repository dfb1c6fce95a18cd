import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

/** Fields stacked, or two in a row where there is room; the fifth spans the full width. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 1.25rem;

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(5) {
      grid-column: 1 / -1;
    }
  }
`
