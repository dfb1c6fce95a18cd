import { tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { status } from '../content/about.ts'

/** What we are and what we are not, side by side, as the two columns of an account. */
export const Status = () => (
  <Section heading={status.heading} tone="card">
    <Sides>
      {status.sides.map(({ heading, items }) => (
        <Side key={heading}>
          <h3>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Side>
      ))}
    </Sides>
  </Section>
)

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 0;

  ${tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      padding-right: clamp(1.5rem, 4vw, 3.5rem);
    }

    > * + * {
      padding-left: clamp(1.5rem, 4vw, 3.5rem);
      border-left: 2px solid var(--text);
    }
  }
`

/** A side of the account, under a heading of poster size. */
const Side = styled.div`
  h3 {
    margin-left: -0.04em;
    color: var(--action);
    font: 700 calc(2 * var(--size-h1)) / 0.9 var(--font-display);
    letter-spacing: -0.045em;
  }

  & + & h3 {
    color: var(--text);
  }

  ul {
    margin-top: clamp(1rem, 3vw, 2rem);
    padding: 0;
    border-top: 2px solid var(--text);
    list-style: none;
  }

  li {
    padding-block: 0.875rem;
    border-bottom: 1px solid var(--line);
    font: 700 var(--size-h3) / 1.25 var(--font-display);
  }
`
