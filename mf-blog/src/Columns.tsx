import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** The article, and its side card beside it on large screens. */
export const Columns = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 6vw, 5rem);
  padding-block: clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`
