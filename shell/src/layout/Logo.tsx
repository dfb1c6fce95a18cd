import { brand } from '@bridge/shared/brand'
import { styled } from 'styled-components'
import { LinkOrText } from './LinkOrText.tsx'

/** Two arcs over a deck, and a packet of money on its way. `--arc` colours the arcs for the ground they stand on. */
export const Logo = () => (
  <Mark>
    <LinkOrText link="/">
      <svg viewBox="0 0 36 24" aria-hidden="true">
        <path d="M4 20a14 14 0 0 1 28 0M11 20a7 7 0 0 1 14 0" />
        <path d="M1.5 20h33" />
        <circle cx="18" cy="6" r="3.25" />
      </svg>
      {brand.product}
    </LinkOrText>
  </Mark>
)

const Mark = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    color: inherit;
    font: 700 1.4375rem / 1 var(--font-display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }

  svg {
    width: 2.25rem;
    height: 1.5rem;
    fill: none;
    stroke: var(--arc, var(--action));
    stroke-width: 2.25;
    stroke-linecap: round;
  }

  path + path {
    stroke: currentColor;
  }

  circle {
    fill: var(--amber);
    stroke: none;
  }
`
