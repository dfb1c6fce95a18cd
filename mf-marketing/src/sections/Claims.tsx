import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { why } from '../content/about.ts'

/** Four claims, each below a number: what can be counted about it. */
export const Claims = () => (
  <Section heading={why.heading}>
    <Sheet>
      {why.items.map(({ heading, text, figure: [count, of] }) => (
        <li key={heading}>
          <Figure aria-hidden="true">
            {count} <small>{of}</small>
          </Figure>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Sheet>
  </Section>
)

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 6vw, 5.5rem) clamp(2.5rem, 7vw, 7rem);
  padding: 0;
  list-style: none;

  h3 {
    font: 700 calc(1.15 * var(--size-h3)) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 30em;
    margin-top: 0.5rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Figure = styled.b`
  display: block;
  margin-bottom: 1.25rem;
  padding-bottom: 0.5rem;
  border-bottom: 2px solid var(--text);
  color: var(--action);
  font: 700 calc(1.5 * var(--size-h1)) / 1.1 var(--font-display);
  letter-spacing: -0.045em;

  small {
    color: var(--text);
    font: 700 var(--size-h2) / 1 var(--font-display);
    letter-spacing: -0.02em;
  }
`
