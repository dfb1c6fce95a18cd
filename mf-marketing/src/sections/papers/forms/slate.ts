import { css } from 'styled-components'

const chalk = (alpha: number) => `color-mix(in srgb, var(--on-ink) ${alpha}%, transparent)`

/** The board at a works' gate: slate in a wooden frame, ruled and written in chalk. */
export const slate = css`
  --text: var(--on-ink);
  --muted: var(--on-ink-muted);
  --line: ${chalk(34)};
  --card: color-mix(in srgb, var(--ink) 74%, var(--on-ink-muted));
  --wood: color-mix(in srgb, var(--amber) 58%, var(--ink-2));
  --ground: var(--on-ink);
  position: relative;
  padding-bottom: 0.75rem;
  border-radius: 0.25rem;
  background:
    radial-gradient(closest-side, ${chalk(12)}, transparent) 70% 22% / 60% 40% no-repeat,
    radial-gradient(closest-side, ${chalk(9)}, transparent) 10% 88% / 55% 34% no-repeat,
    var(--card);
  font-style: oblique 8deg;

  /* The frame, and on its lower edge two pieces of chalk. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: solid var(--wood);
    border-width: 0.5rem 0.5rem 0.75rem;
    border-radius: inherit;
    background:
      linear-gradient(var(--on-ink), var(--on-ink)) 12% 100% / 2.75rem 0.3125rem no-repeat,
      linear-gradient(var(--on-ink), var(--on-ink)) calc(12% + 3.25rem) 100% / 0.75rem 0.3125rem no-repeat;
    box-shadow:
      inset 0 0 0 1.5px var(--ink),
      inset 0 0.375rem 0.75rem ${'color-mix(in srgb, var(--ink) 40%, transparent)'};
    pointer-events: none;
  }

  > :first-child {
    background: none;
    padding-top: 0.5rem;
    font-family: var(--font-display);
    font-style: normal;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }

  > * {
    border-image: linear-gradient(90deg, transparent 1rem, var(--line) 0 calc(100% - 1rem), transparent 0) 1;
  }

  > :first-child {
    border-bottom: 2px solid;
  }

  [data-n] b,
  [data-sum] {
    font-family: var(--font-display);
  }
`
