import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import { atThird, gap } from './columns.ts'

/** The steps, one below the other, so that each has a full measure. */
export const Timeline = ({ heading, items }: Group) => (
  <Section heading={heading} tone="card">
    <Line>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>
            <Unbroken text={heading} />
          </h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </Line>
  </Section>
)

const Line = styled.ol`
  padding: 0;
  border-bottom: 1px solid var(--line);
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding: 1.125rem 0 1.125rem 2.5rem;
    border-top: 1px solid var(--line);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    top: 1.125rem;
    left: 0;
    color: var(--action);
    font-variant-numeric: tabular-nums;
  }

  li::before,
  h3 {
    font: 650 var(--size-lead) / 1.4 var(--font-display);
  }

  p {
    max-width: 34em;
    font-size: var(--size-reading);
  }

  ${desktop} {
    li {
      display: grid;
      grid-template-columns: ${atThird};
      column-gap: ${gap};
      align-items: baseline;
      padding-left: 0;
    }

    h3 {
      padding-left: 3rem;
    }
  }
`
