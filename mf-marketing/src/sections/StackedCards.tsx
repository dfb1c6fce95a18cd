import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Feature } from '../content/feature.ts'
import type { Group } from '../content/item.ts'
import { ProductFigure } from './figures/ProductFigure.tsx'

/** Cards that stick and pile up on scrolling; each recedes a little behind the next. */
export const StackedCards = ({ heading, lead, items }: Group<Feature>) => (
  <Section heading={heading} lead={lead}>
    <Pile>
      {items.map(({ heading: title, text, figure, align, fact }, i) => (
        <li key={title}>
          <Sheet data-align={align}>
            <h3 data-place={`${i + 1}/${items.length}`}>{title}</h3>
            <Words>
              <p>{text}</p>
              {fact && (
                <Fact>
                  <b>{fact[0]}</b>
                  {fact[1]}
                </Fact>
              )}
            </Words>
            <ProductFigure figure={figure} />
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

  /* Only where a card fits below those that it covers; narrow ones are taller. */
  @media (min-height: 44rem) and (width >= 64rem), (min-height: 52rem) {
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
  gap: 1.5rem clamp(1.5rem, 5vw, 4.5rem);
  padding: 0 clamp(1.25rem, 3.5vw, 3rem) clamp(1.5rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-radius: calc(1.5 * var(--radius));
  background: var(--card);
  box-shadow: var(--shadow-low);
  transform-origin: top;

  h3 {
    display: flex;
    gap: 1rem;
    align-items: baseline;
    min-height: 40px;
    margin-inline: calc(-1 * clamp(1.25rem, 3.5vw, 3rem));
    padding: 0.125rem clamp(1.25rem, 3.5vw, 3rem);
    border-bottom: 1px solid var(--line);
    border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
    background: color-mix(in srgb, var(--action) 9%, var(--card));
    font: 700 var(--size-h3) / 1.35 var(--font-display);
  }

  h3::before {
    content: attr(data-place);
    content: attr(data-place) / ''; /* not for screen readers */
    color: var(--action-strong);
    font: 600 var(--size-small) / 1 var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  /* One height, so that no card shows below those that cover it. */
  @media (min-height: 52rem) {
    min-height: 40rem;
    align-content: start;
  }

  ${desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    align-content: start;
    align-items: start;
    min-height: 29rem;

    h3 {
      grid-column: 1 / -1;
      margin-bottom: 0.25rem;
    }

    &[data-align='left'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }

    &[data-align='left'] > :nth-child(2) {
      grid-area: 2 / 2;
    }

    &[data-align='left'] > :nth-child(3) {
      grid-area: 2 / 1;
    }

    &[data-align='across'] > * {
      grid-column: 1 / -1;
    }
  }

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) and (min-height: 44rem) and (width >= 64rem),
      (prefers-reduced-motion: no-preference) and (min-height: 52rem) {
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

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 4.5rem;
  align-content: start;
  padding-top: 0.25rem;
  font-size: var(--size-reading);
  line-height: 1.5;

  > p:first-child {
    max-width: 28em;
  }

  ${desktop} {
    gap: 1.5rem 4.5rem;

    [data-align='across'] > & {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }
  }
`

/** What the figure comes to. */
const Fact = styled.p`
  color: var(--muted);
  font-size: var(--size-base);
  line-height: 1.4;

  b {
    display: block;
    color: var(--text);
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
`
