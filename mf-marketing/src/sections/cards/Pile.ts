import { styled } from 'styled-components'

// The content security policy blocks style attributes, so each place has a rule. No product has more than five cards.
const places = [0, 1, 2, 3, 4].map((i) => `> li:nth-child(${i + 1}) { --place: ${i}; }`).join('\n')

/**
 * Cards that stick, in windows tall enough to show a whole card below the strips of those that it covers. Narrow cards
 * are taller, and need taller windows. All cards end at the same height, so they also leave together.
 */
export const Pile = styled.ol<{ $ends: number }>`
  --ends: ${({ $ends }) => $ends}rem;
  display: grid;
  gap: 1.5rem;
  padding: 0;
  list-style: none;
  view-timeline: --pile block;

  ${places}

  @media (min-height: ${({ $ends }) => $ends + 7.5}rem) and (width >= 64rem),
    (min-height: 52rem) and (width < 64rem) {
    --stuck: step-back;

    > li {
      position: sticky;
      top: calc(100px + 40px * var(--place, 0));
    }
  }
`
