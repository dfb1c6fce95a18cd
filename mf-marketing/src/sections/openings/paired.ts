import { css } from 'styled-components'
import { litTogether } from '../lit-together.ts'

const lit = css`
  --lit: color-mix(in srgb, var(--amber) 24%, var(--ground, var(--card)));
  background-color: var(--lit);
`

/** Under the pointer, what is noted about a row of the file and its cell light each other. */
export const paired = (rows: readonly number[]) => litTogether('data-noted', rows, lit)
