import { css } from 'styled-components'
import { litTogether } from '../lit-together.ts'

/** Under the pointer, what is noted about a row of the file and its cell light each other. */
export const paired = (rows: readonly number[]) =>
  litTogether(
    'data-noted',
    rows,
    css`
      background-color: var(--lit);
      --lit: color-mix(in srgb, var(--amber) 24%, var(--ground, var(--card)));
    `,
  )
