import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { values } from '../content/careers.ts'

/** Our rules, each with the hour at which the story above follows it. */
export const Values = () => (
  <Section heading={values.heading} lead={values.lead} tone="card">
    <Rules>
      {values.items.map(({ hour, heading, text }) => (
        <li key={heading}>
          <time>{hour}</time>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Rules>
  </Section>
)

const Rules = styled.ol`
  padding: 0;
  border-top: 2px solid var(--text);
  list-style: none;

  li {
    display: grid;
    gap: 0.25rem 2rem;
    align-items: baseline;
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
  }

  time {
    color: var(--action-strong);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  h3 {
    font: 700 calc(1.3 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.4;
  }

  ${tablet} {
    li {
      grid-template-columns: 4rem minmax(0, 1fr);
    }

    /* Not aligned with the heading's baseline: the heading arrives later, and would move it. */
    time {
      align-self: start;
      padding-top: 0.25rem;
    }

    p {
      grid-column: 2;
    }
  }

  ${desktop} {
    li {
      grid-template-columns: 4rem minmax(0, 1fr) 49.5%;
      column-gap: 0;
      padding-block: 1.25rem;
    }

    p {
      grid-column: auto;
    }
  }
`
