import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group, Shown } from '../content/item.ts'
import { ProductScreen } from './ProductScreen.tsx'

/** Cards that stick and pile up on scrolling; each recedes a little behind the next. */
export const StackedCards = ({ heading, lead, items }: Group<Shown>) => (
  <Section heading={heading} lead={lead}>
    <Pile>
      {items.map(({ heading: title, text, screen }) => (
        <li key={title}>
          <Sheet>
            <h3>{title}</h3>
            <p>{text}</p>
            <ProductScreen {...screen} />
          </Sheet>
        </li>
      ))}
    </Pile>
  </Section>
)

// Style attributes are blocked here, so each place has its own rule. No product has more than five cards.
const places = [0, 1, 2, 3, 4].map((i) => `> li:nth-child(${i + 1}) { --place: ${i}; }`).join('\n')

const Pile = styled.ol`
  display: grid;
  gap: 1.5rem;
  padding: 0;
  list-style: none;
  view-timeline: --pile block;

  ${places}

  /* Only where a card fits below those that it covers. */
  @media (min-height: 44rem) {
    > li {
      position: sticky;
      top: calc(100px + 40px * var(--place, 0));
    }
  }
`

/* The heading is on the strip that stays visible when the next card covers this one. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem clamp(1.5rem, 5vw, 4.5rem);
  padding: 0 clamp(1.25rem, 3.5vw, 3rem) clamp(1.5rem, 3.5vw, 3rem);
  border: 1px solid var(--line);
  border-radius: calc(1.5 * var(--radius));
  background: var(--card);
  box-shadow: var(--shadow-low);
  transform-origin: top;

  h3 {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 40px;
    margin-inline: calc(-1 * clamp(1.25rem, 3.5vw, 3rem));
    padding: 0.25rem clamp(1.25rem, 3.5vw, 3rem);
    font: 700 calc(1.1875 * var(--size-base)) / 1.2 var(--font-display);
  }

  h3::before {
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--bright);
    content: '';
  }

  p {
    max-width: 24em;
    padding-block: clamp(0.25rem, 2vw, 1.5rem) 0.5rem;
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;

    h3 {
      grid-column: span 2;
      margin-bottom: 1.5rem;
    }

    li:nth-child(even) > & {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }

    li:nth-child(even) > & > p {
      order: 1;
    }
  }

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) and (min-height: 44rem) {
      animation: step-back linear both;
      animation-timeline: --pile;
      animation-range: contain calc(var(--place, 0) * 20%) exit 0%;
    }

    li:last-child > & {
      animation: none;
    }
  }

  @keyframes step-back {
    to {
      transform: scale(calc(0.88 + 0.025 * var(--place, 0)));
    }
  }
`
