import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'

/** The list's column: in windows above 1920 px, wider than those of text. */
export const WideContainer = styled(Container)`
  @media (min-width: 120.0625rem) {
    --column: min(95rem, 80vw);
  }
`
