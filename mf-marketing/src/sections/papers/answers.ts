import { css } from 'styled-components'
import { litTogether } from '../lit-together.ts'

/** Lines of the longest paper, with the one for its other pages. */
const most = 6

const lit = css`
  --tint: color-mix(in srgb, var(--amber) 26%, var(--sheet, var(--card)));
  background-color: var(--tint);
  box-shadow:
    -0.5rem 0 var(--tint),
    0.5rem 0 var(--tint);
`

/** Under the pointer, a line of the paper and its row of the ledger light each other; their thread grows stronger. */
export const answers = css`
  ${litTogether('data-n', [...Array(most).keys()], lit)}

  &:has(:is([data-row='stitched'], [data-stitched]):hover) {
    --thread: 4;
  }
`
