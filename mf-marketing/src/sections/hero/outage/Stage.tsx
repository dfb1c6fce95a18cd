import { keyframes, styled } from 'styled-components'

/** Seconds after the switch is thrown, with time to read each sentence. Until `refusedAt`, the bank does not answer. */
export const refusedAt = 2.6
export const reroutedAt = 4.8

/** How long a moment takes to fade in, in ms. In the drawing, it takes as long to fade out. */
const turn = 200

/**
 * How long nothing is announced between two moments, in ms. Browsers may start the animations of one element a few
 * frames after those of another, but two sentences must never be read out as one, nor two payouts drawn at once.
 */
const silence = 100

const stays = keyframes`
  from, to { visibility: visible; }
`

const leaves = keyframes`
  to { opacity: 0; }
`

const comes = keyframes`
  from { visibility: hidden; opacity: 0.5; transform: translateY(0.35em); }
  1% { visibility: visible; }
`

/**
 * A section with a `BankSwitch`. It shows each element with `data-at`, in text and drawings alike, at the moments that
 * the attribute names. A text disappears immediately, because overlapping text cannot be read, and the next one starts
 * half visible, so that the place is never blank. Hidden text is not read out. With reduced motion, the last moment
 * follows at once.
 */
export const Stage = styled.section`
  [data-at] {
    --from: 0s;
    --to: ${refusedAt}s;
    --stays: 10ms; /* less than a frame */
    --leaves: 0s;
    visibility: hidden;
  }

  :is([role='status'], svg) [data-at] {
    --stays: -${silence}ms;
  }

  svg [data-at] {
    --leaves: ${turn}ms;
  }

  [data-at^='refused'] {
    --from: ${refusedAt}s;
  }

  [data-at^='rerouted'] {
    --from: ${reroutedAt}s;
  }

  [data-at$='refused'] {
    --to: ${reroutedAt}s;
  }

  &:not(:has([role='switch']:checked)) [data-at^='up'],
  &:has([role='switch']:checked) [data-at$='rerouted'] {
    visibility: visible;
  }

  @media (prefers-reduced-motion: no-preference) {
    &:has([role='switch']:checked) [data-at] {
      animation:
        ${stays} calc(var(--to) - var(--from) + var(--stays)) var(--from),
        ${comes} ${turn}ms var(--ease) var(--from) backwards,
        ${leaves} var(--leaves) linear calc(var(--to) + var(--stays) - var(--leaves));
    }

    &:has([role='switch']:checked) [data-at^='up'] {
      --to: 0s;
      animation:
        ${stays} calc(var(--stays)),
        ${leaves} var(--leaves) linear;
    }

    &:has([role='switch']:checked) [data-at$='rerouted'] {
      animation: ${comes} ${turn}ms var(--ease) var(--from) backwards;
    }
  }
`
