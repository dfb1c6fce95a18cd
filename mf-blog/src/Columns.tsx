import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** The article in lines of 60 to 75 characters; on large screens, with a side card that stays in view. */
export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 41rem);
  gap: clamp(2.5rem, 6vw, 5rem);
  padding-block: clamp(2.5rem, 6vw, 5rem);

  ${desktop} {
    grid-template-columns: minmax(0, 41rem) 20rem;
    justify-content: space-between;

    > aside {
      position: sticky;
      top: calc(var(--nav-height) + 2rem);
    }
  }
`
