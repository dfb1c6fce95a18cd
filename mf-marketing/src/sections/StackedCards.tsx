import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group, Shown } from '../content/item.ts'
import { ProductScreen } from './ProductScreen.tsx'

/** Cards that stay and pile up as one scrolls; each steps back a little behind the next. */
export const StackedCards = ({ heading, lead, items }: Group<Shown>) => (
  <Section heading={heading} lead={lead}>
    <Pile>
      {items.map(({ heading: title, text, screen }) => (
        <li key={title}>
          <Sheet>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <ProductScreen {...screen} />
          </Sheet>
        </li>
      ))}
    </Pile>
  </Section>
)

// An element cannot have a style attribute here, so each place has its rule. No product has more than five cards.
const places = [0, 1, 2, 3, 4].map((i) => `> li:nth-child(${i + 1}) { --place: ${i}; }`).join('\n')

const Pile = styled.ol`
  display: grid;
  gap: 1.5rem;
  padding: 0;
  list-style: none;
  view-timeline: --pile block;

  ${places}

  /* Where a card fits below those that it lies on. */
  @media (min-height: 44rem) {
    > li {
      position: sticky;
      top: calc(100px + 40px * var(--place, 0));
    }
  }
`

const Sheet = styled.article`
  display: grid;
  gap: clamp(1.5rem, 3vw, 3rem);
  align-items: center;
  padding: clamp(1.25rem, 3.5vw, 3rem);
  border: 1px solid var(--line);
  border-radius: calc(1.5 * var(--radius));
  background: var(--card);
  box-shadow: var(--shadow-low);
  transform-origin: top;

  ${desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

    li:nth-child(even) > & > :first-child {
      order: 1;
    }

    li:nth-child(even) > & {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }

  h3 {
    font: 700 var(--size-h3) / 1.15 var(--font-display);
  }

  p {
    max-width: 46ch;
    margin-top: 0.75rem;
    color: var(--muted);
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
