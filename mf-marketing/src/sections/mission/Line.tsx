import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { wanted } from '../../content/mission.ts'

/** What we want, as one line of display type, with nothing beside it. */
export const Line = () => (
  <Band>
    <Container>
      <p>{wanted}</p>
    </Container>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(5rem, 13vw, 12rem);
  background: var(--action-strong);
  color: var(--card);

  p {
    max-width: 15em;
    font: 700 var(--size-h1) / 1.06 var(--font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`
