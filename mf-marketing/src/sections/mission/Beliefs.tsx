import { tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { beliefs } from '../../content/mission.ts'
import { BeliefDrawing } from './BeliefDrawing.tsx'

/** What we believe, each with its drawing, on the ground on which the bridge above stands. */
export const Beliefs = () => (
  <Ground>
    <Container>
      <h2>{beliefs.heading}</h2>
      <ul>
        {beliefs.items.map(({ heading, text, ...drawing }) => (
          <li key={heading}>
            <BeliefDrawing {...drawing} />
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  </Ground>
)

const Ground = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem) clamp(3.5rem, 7vw, 6rem);
  border-top: 2px solid var(--text);
  background: var(--card);

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(2.5rem, 6vw, 5rem) clamp(2.5rem, 7vw, 7rem);
    margin-top: clamp(1.5rem, 4vw, 3rem);
    padding: 0;
    list-style: none;
  }

  h3 {
    margin-top: 1.25rem;
    font: 650 calc(1.3 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 27em;
    margin-top: 0.5rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  ${tablet} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`
