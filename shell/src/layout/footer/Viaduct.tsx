import { styled } from 'styled-components'

/** A viaduct as a divider: arches across the window, and a packet of money, an amber dot, halfway along the deck. */
export const Viaduct = () => (
  <Drawing aria-hidden="true">
    <pattern id="arches" width="64" height="40" patternUnits="userSpaceOnUse">
      <path d="M4 40v-4a28 28 0 0 1 56 0v4M0 4h64" />
    </pattern>
    <rect width="100%" height="40" fill="url(#arches)" />
    <circle cx="50%" cy="4" r="4" />
  </Drawing>
)

const Drawing = styled.svg`
  width: 100%;
  height: 2.5rem;

  path {
    fill: none;
    stroke: var(--ink-line);
    stroke-width: 1.5;
  }

  circle {
    fill: var(--amber);
  }
`
