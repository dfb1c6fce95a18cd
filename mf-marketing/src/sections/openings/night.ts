import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'

/** The words are to the left of the objects on the counter, and above our screen if it is beside the paper. */
const words = css`
  ${laidOut.wide} {
    grid-template-columns: minmax(0, 1fr);

    > * {
      max-width: calc(100% - 17rem);
    }

    h1 {
      max-width: 38rem;
    }
  }

  ${laidOut.beside} {
    row-gap: 3.75rem;

    > div + div {
      margin-right: ${laidOut.second}rem;
      max-width: none;
    }
  }

  ${laidOut.low} {
    row-gap: 3rem;
  }
`

/** A background of ink, with the paper lit by a lamp: the further from the lamp, the darker. */
export const night = css`
  --outline: color-mix(in srgb, var(--on-ink-muted) 50%, var(--ink));

  > :first-child {
    ${words}
  }

  [role='img'] > :first-child::after {
    content: '';
    position: absolute;
    inset: 0;
    background: radial-gradient(
      130% 115% at 65% 0,
      color-mix(in srgb, var(--amber) 9%, transparent),
      transparent 55%,
      color-mix(in srgb, var(--ink) 11%, transparent)
    );
    pointer-events: none;
  }
`
