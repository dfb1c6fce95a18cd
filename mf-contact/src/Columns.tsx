import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** The form and the other ways to reach us, side by side on large screens. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 3vw, 2rem);
  padding-bottom: clamp(3rem, 7vw, 6rem);

  ${desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 5fr);
  }
`
