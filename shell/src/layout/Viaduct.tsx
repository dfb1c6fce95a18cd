import { styled } from 'styled-components'

/** A row of arches as wide as the window: the bridge, as a divider. */
export const Viaduct = () => (
  <Drawing aria-hidden="true">
    <pattern id="arches" width="64" height="40" patternUnits="userSpaceOnUse">
      <path d="M4 40V36a28 28 0 0 1 56 0v4M0 1h64" />
    </pattern>
    <rect width="100%" height="40" fill="url(#arches)" />
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
`
