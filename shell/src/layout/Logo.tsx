import { Wordmark } from '@bridge/shared/ui/Wordmark'
import { styled } from 'styled-components'
import { LinkOrText } from './LinkOrText.tsx'

/** The logo, linked to the home page. */
export const Logo = () => (
  <Home>
    <LinkOrText link="/">
      <Wordmark />
    </LinkOrText>
  </Home>
)

const Home = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: none;
  }
`
