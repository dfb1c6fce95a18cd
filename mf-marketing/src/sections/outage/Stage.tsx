import { keyframes, styled } from 'styled-components'

/** Seconds after the switch is thrown. Until then the bank is silent. */
export const refusedAt = 1.2
export const reroutedAt = 2.7

const passes = keyframes`
  from { visibility: visible; opacity: 0; transform: translateY(0.35em); }
  12%, 92% { visibility: visible; opacity: 1; transform: none; }
  to { visibility: visible; opacity: 0; transform: none; }
`

const comes = keyframes`
  from { visibility: hidden; opacity: 0; transform: translateY(0.35em); }
  1% { visibility: visible; }
`

/**
 * A section with a `BankSwitch`. It shows each element with `data-at` at the moments named there, in text and
 * drawings alike. Hidden ones are not read out. Under reduced motion the last moment follows at once.
 */
export const Stage = styled.section`
  [data-at] {
    --from: 0s;
    --to: ${refusedAt}s;
    visibility: hidden;
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
      animation: ${passes} calc(var(--to) - var(--from)) linear var(--from);
    }

    &:has([role='switch']:checked) [data-at^='up'] {
      animation: none;
    }

    &:has([role='switch']:checked) [data-at$='rerouted'] {
      animation: ${comes} 300ms var(--ease) var(--from) backwards;
    }
  }
`
