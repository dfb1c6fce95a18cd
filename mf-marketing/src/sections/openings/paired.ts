import { css } from 'styled-components'
import { litTogether } from '../lit-together.ts'

/** Pointing at the note about a row of the file, or at its cell, highlights both. */
export const paired = (rows: readonly number[]) =>
  litTogether(
    'data-noted',
    rows,
    css`
      background-color: var(--lit);
      --lit: color-mix(in srgb, var(--amber) 24%, var(--ground, var(--card)));
    `,
  )
