import { css } from 'styled-components'
import { litTogether } from '../lit-together.ts'
import { laidOut } from './laid-out.ts'

/** The number of lines on the longest paper, including the one for its other pages. */
const most = 6

const lit = css`
  --tint: color-mix(in srgb, var(--amber) 26%, var(--sheet, var(--card)));
  background-color: var(--tint);
  box-shadow:
    -${laidOut.tint}rem 0 var(--tint),
    ${laidOut.tint}rem 0 var(--tint);
`

/**
 * Pointing at a line of the paper or at its row of the ledger highlights both. If they are the stitched ones, their
 * thread becomes thicker.
 */
export const answers = css`
  ${litTogether('data-n', [...Array(most).keys()], lit)}

  &:has(:is([data-row='stitched'], [data-stitched]):hover) {
    --thread: 4;
  }
`
