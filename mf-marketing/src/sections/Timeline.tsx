import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group } from '../content/item.ts'
import type { Waterfall } from '../content/waterfall.ts'
import { WaterfallFigure } from './WaterfallFigure.tsx'

/** Where a sum goes, to scale; then the steps, one below the other, so that each has a full measure. */
export const Timeline = ({ heading, items, waterfall }: Group & { waterfall?: Waterfall | undefined }) => (
  <Section heading={heading} tone="card">
    {waterfall && (
      <Figure>
        <WaterfallFigure {...waterfall} />
      </Figure>
    )}
    <Line>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Line>
  </Section>
)

const Figure = styled.div`
  margin-bottom: clamp(2.5rem, 6vw, 5rem);
`

const Line = styled.ol`
  padding: 0;
  border-bottom: 1px solid var(--line);
  list-style: none;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    padding-block: 1.125rem;
    border-top: 1px solid var(--line);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    grid-row: span 2;
    color: var(--action);
    font: 650 var(--size-lead) / 1.4 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  h3 {
    font: 650 var(--size-lead) / 1.4 var(--font-display);
  }

  p {
    max-width: 38em;
    color: var(--muted);
  }

  ${desktop} {
    li {
      grid-template-columns: 4rem minmax(0, 22rem) minmax(0, 1fr);
      align-items: baseline;
    }

    li::before {
      grid-row: auto;
    }
  }
`
