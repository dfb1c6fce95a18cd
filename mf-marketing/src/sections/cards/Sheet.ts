import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { night } from '../night.ts'

/**
 * A card that, when stuck, ends where the cards that it covers end, so that none of them shows below it. Its heading is
 * on the strip that stays visible when the next card covers it; its figure's background reaches the card's edges.
 */
export const Sheet = styled.article`
  --inset: clamp(1.25rem, 3.5vw, 3rem);
  --foot: 1.75rem;
  --tint: color-mix(in srgb, var(--action) 10%, var(--card));
  display: grid;
  overflow: clip;
  grid-template: auto auto auto minmax(0, 1fr) / minmax(0, 1fr);
  padding: 0 var(--inset);
  border: 1px solid var(--line);
  border-radius: calc(1.5 * var(--radius));
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-low);
  transform-origin: top;

  &[data-tint='amber'] {
    --tint: color-mix(in srgb, var(--amber) 18%, var(--card));
  }

  &[data-ground='tint'] {
    background: var(--tint);

    h3 {
      background: color-mix(in srgb, var(--text) 5%, var(--tint));
    }

    > div {
      --card: var(--tint);
    }
  }

  &[data-ground='ink'] {
    ${night}
    --tint: var(--ink-2);
  }

  h3 {
    display: flex;
    gap: 0.875rem;
    align-items: center;
    min-height: 40px;
    margin-inline: calc(-1 * var(--inset));
    padding: 0.125rem var(--inset);
    background: var(--tint);
    font: 700 min(var(--size-reading), 4.6vw) / 1.2 var(--font-display);
  }

  h3::before {
    content: attr(data-place);
    content: attr(data-place) / ''; /* not for screen readers */
    color: var(--muted);
    font: 600 var(--size-tiny) / 1 var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  > p {
    padding-top: 1.25rem;
  }

  h3 + p {
    max-width: 28em;
    font-size: var(--size-reading);
    line-height: 1.5;
  }

  > div {
    grid-row: -2;
    margin: 1.75rem calc(-1 * var(--inset)) 0;
    padding: 1.25rem var(--inset) var(--foot);
  }

  @media (min-height: 52rem) and (width < 64rem) {
    li + li > & {
      min-height: calc(40rem - 40px * var(--place, 0));
    }
  }

  ${desktop} {
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 6fr) minmax(0, 5fr);
    column-gap: clamp(1.5rem, 4vw, 3.5rem);

    li + li > & {
      min-height: calc(var(--ends) - 40px * var(--place, 0));
    }

    h3,
    > div {
      grid-column: 1 / -1;
    }

    > p {
      grid-row: 2;
      padding-top: 1.5rem;
    }

    &[data-align='right'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);

      > h3 + p {
        grid-column: 2;
      }
    }

    > div {
      margin-top: 1.5rem;
      padding-top: 0.75rem;
      font-size: var(--size-body);

      small {
        font-size: var(--size-base);
      }
    }
  }

  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      animation: var(--stuck, none) linear both;
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
