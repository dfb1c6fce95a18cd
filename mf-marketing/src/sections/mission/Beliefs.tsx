import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { beliefs } from '../../content/mission.ts'

/** What we believe, on a background that is the ground of the bridge above. */
export const Beliefs = () => (
  <Ground>
    <Container>
      <h2>{beliefs.heading}</h2>
      <ul>
        {beliefs.items.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  </Ground>
)

const Ground = styled.section`
  padding-block: clamp(3.5rem, 8vw, 7rem);
  border-top: 2px solid var(--text);
  background: var(--card);

  h2 {
    color: var(--action);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  ul {
    display: grid;
    gap: clamp(2.25rem, 5vw, 4.5rem);
    margin-top: clamp(2rem, 4vw, 3.5rem);
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: 0.5rem 3.5rem;
    align-items: start;
  }

  h3 {
    font: 700 var(--size-h2) / 1.08 var(--font-display);
    letter-spacing: -0.02em;
  }

  p {
    max-width: 27em;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  ${desktop} {
    li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    }

    p {
      padding-top: 0.25em;
    }
  }
`
