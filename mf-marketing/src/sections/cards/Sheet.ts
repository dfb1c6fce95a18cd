import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'

const inset = 'clamp(1.25rem, 3.5vw, 3rem)'

/**
 * A card that, when stuck, ends where the cards that it covers end, so that none shows below it. Its heading is on the
 * strip that then stays visible; its figure's result is at its foot.
 */
export const Sheet = styled.article`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: 1.25rem clamp(1.5rem, 5vw, 4.5rem);
  padding: 0 ${inset} 1.75rem;
  border: 1px solid var(--line);
  border-radius: calc(1.5 * var(--radius));
  background: var(--card);
  box-shadow: var(--shadow-low);
  transform-origin: top;

  h3 {
    display: flex;
    gap: 1rem;
    align-items: center;
    min-height: 40px;
    margin-inline: calc(-1 * ${inset});
    padding: 0.125rem ${inset};
    border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
    background: color-mix(in srgb, var(--action) 12%, var(--card));
    font: 700 min(var(--size-h3), 4.6vw) / 1.2 var(--font-display);
  }

  &[data-strip='amber'] h3 {
    background: color-mix(in srgb, var(--amber) 26%, var(--card));
  }

  &[data-strip='ink'] h3 {
    background: var(--ink-2);
    color: var(--on-ink);
  }

  h3::before {
    content: attr(data-place);
    content: attr(data-place) / ''; /* not for screen readers */
    font: 600 var(--size-small) / 1 var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  h3 + p {
    max-width: 28em;
    font-size: var(--size-reading);
    line-height: 1.5;
  }

  /* The figure's result. */
  > div + p {
    align-self: end;
    color: var(--muted);
    line-height: 1.4;

    b {
      display: block;
      color: var(--text);
      font: 700 var(--size-h2) / 1.1 var(--font-display);
      font-variant-numeric: tabular-nums;
      letter-spacing: -0.03em;
    }
  }

  @media (min-height: 52rem) and (width < 64rem) {
    li + li > & {
      min-height: calc(40rem - 40px * var(--place, 0));
    }
  }

  /* Until the whole card has arrived, its figure is not yet the :last-child. */
  ${desktop} {
    grid-template: auto auto minmax(0, 1fr) / minmax(0, 4fr) minmax(0, 7fr);
    min-height: 32rem;

    &[data-strip='amber'] {
      min-height: 30.5rem;
    }

    h3 {
      grid-column: 1 / -1;
    }

    > div {
      grid-area: 2 / 2 / 4;
    }

    &[data-align='left'],
    &[data-align='across'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }

    &[data-align='left'] {
      > p {
        grid-column: 2;
      }

      > div {
        grid-area: 2 / 1 / 4;
      }
    }

    &[data-align='across'] {
      > p {
        grid-row: 2;
        align-self: start;
      }

      > div {
        grid-area: 3 / 1 / 4 / 3;
      }
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
