import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'

/** Statements in the middle of the page, stacked like a creed. */
export const Beliefs = ({ heading, items }: Group) => (
  <Centred>
    <Section heading={heading}>
      <ul>
        {items.map((item) => (
          <li key={item.heading}>
            <h3>{item.heading}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  </Centred>
)

const Centred = styled.div`
  text-align: center;

  h2 {
    max-width: none;
    color: var(--muted);
    font: 600 var(--size-lead) / 1.4 var(--font-text);
    letter-spacing: 0;
  }

  ul {
    display: grid;
    gap: clamp(2.25rem, 5vw, 4rem);
    padding: 0;
    list-style: none;
  }

  h3 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  li > p {
    max-width: 34em;
    margin: 0.5rem auto 0;
    color: var(--muted);
    font-size: var(--size-reading);
    text-wrap: balance;
  }
`
