import { css } from 'styled-components'

/** With an edge instead of the shadow that lifts our screens. */
export const printed = css`
  box-shadow: 2px 2px 0 color-mix(in srgb, var(--text) 22%, var(--card));
`
