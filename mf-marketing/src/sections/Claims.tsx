import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { why } from '../content/about.ts'

/** Four claims as one passage, with what can be counted about each of them in bold. */
export const Claims = () => (
  <Section heading={why.heading}>
    <Passage>
      {why.items.map(({ heading, text, figure }) => {
        const [before, after] = text.split(figure)
        return (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>
              {before}
              <b>{figure}</b>
              {after}
            </p>
          </li>
        )
      })}
    </Passage>
  </Section>
)

const Passage = styled.ul`
  padding: 0;
  border-top: 2px solid var(--text);
  list-style: none;

  li {
    display: grid;
    gap: 0.375rem 0;
    align-items: baseline;
    padding-block: 1.25rem;
    border-bottom: 1px solid var(--line);
  }

  h3 {
    font: 650 calc(1.15 * var(--size-h3)) / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 34em;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  b {
    color: var(--action-strong);
    font-weight: 650;
  }

  ${desktop} {
    li {
      grid-template-columns: minmax(0, 1fr) 49.5%;
    }
  }
`
