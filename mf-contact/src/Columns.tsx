import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** The form, and beside it on large screens the other ways to reach us. */
export const Columns = styled(Container)`
  display: grid;
  gap: clamp(2.5rem, 6vw, 6rem);
  padding-block: clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
