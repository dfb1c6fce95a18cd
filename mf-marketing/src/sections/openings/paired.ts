import { css } from 'styled-components'

/** Under the pointer, what is noted about a row of the file and its cell light each other. */
export const paired = (rows: readonly number[]) => css`
  @media (prefers-reduced-motion: no-preference) {
    [data-noted] {
      transition:
        background-color 200ms linear,
        box-shadow 200ms linear;
    }
  }

  ${rows.map((row) => `&:has([data-noted='${row}']:hover) [data-noted='${row}']`).join()} {
    --lit: color-mix(in srgb, var(--amber) 24%, var(--ground, var(--card)));
    background-color: var(--lit);
  }
`
