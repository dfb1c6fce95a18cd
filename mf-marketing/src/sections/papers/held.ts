import { css } from 'styled-components'
import { laidOut } from './laid-out.ts'

/** A sheet on a hospital's clipboard, under the clip. */
export const clipped = css`
  --board: color-mix(in srgb, var(--amber) 24%, var(--card));
  --rim: color-mix(in srgb, var(--text) 60%, var(--amber));
  --sheet: color-mix(in srgb, var(--bright) 5%, var(--card));
  --spot: var(--action);
  border-color: transparent;
  background: var(--sheet);
  box-shadow:
    0 0 0 var(--edge, 0.5rem) var(--board),
    0 0 0 calc(var(--edge, 0.5rem) + 1.5px) var(--rim),
    var(--shadow-high);

  [data-row='head'] {
    --band: color-mix(in srgb, var(--bright) 17%, var(--card));
    background: var(--band);
    box-shadow:
      -${laidOut.tint}rem 0 var(--band),
      ${laidOut.tint}rem 0 var(--band);
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 50%;
    border: 1.5px solid var(--rim);
    background: var(--card);
    transform: translateX(-50%);
  }

  &::before {
    top: -1.5rem;
    width: 4rem;
    height: 1.5rem;
    border-radius: 0.75rem 0.75rem 0 0;
  }

  &::after {
    top: -0.625rem;
    width: 11rem;
    height: 1.5rem;
    border-radius: 0.375rem 0.375rem 0.75rem 0.75rem;
  }

  ${laidOut.wide} {
    --edge: 0.875rem;
  }
`

/** A page of the pack that the board reads from: its title on a dark band, wire along the top, more pages below. */
export const bound = css`
  --spot: var(--bright);
  --behind: color-mix(in srgb, var(--text) 9%, var(--card));
  --wire: color-mix(in srgb, var(--text) 62%, var(--card));
  border-radius: 0.25rem;
  box-shadow:
    4px 4px 0 -1px var(--behind),
    4px 4px 0 var(--on-ink-muted),
    8px 8px 0 -1px var(--behind),
    8px 8px 0 var(--on-ink-muted),
    var(--shadow-high);

  > :first-child {
    margin: -${laidOut.top}rem -1.25rem 0;
    padding: ${laidOut.top}rem 1.25rem 0.5rem;
    min-height: ${laidOut.top + laidOut.letterhead}rem;
    border-radius: 0.25rem 0.25rem 0 0;
    background: var(--ink-2);

    span,
    b {
      color: var(--on-ink);
    }

    > svg {
      color: var(--bright);
    }
  }

  [data-fields] {
    border-top: 0;
  }

  /* Two wires through each hole. */
  &::before {
    content: '';
    position: absolute;
    inset: -0.625rem 1rem auto;
    height: 1.5rem;
    background:
      radial-gradient(circle at 50% 78%, var(--on-ink) 0.1875rem, transparent 0.2188rem),
      linear-gradient(90deg, transparent 38%, var(--wire) 38% 46%, transparent 46% 54%, var(--wire) 54% 62%, transparent 62%)
        0 0 / 1.25rem 78%;
    background-repeat: repeat-x;
    background-size: 1.25rem 100%, 1.25rem 78%;
  }

  ${laidOut.wide} {
    > :first-child {
      margin-inline: -${laidOut.margin}rem;
      padding-inline: ${laidOut.margin}rem;
    }
  }
`
