import { css } from 'styled-components'

/** Lines of the longest paper, with the one for its other pages. */
const most = 6

const pairs = Array.from({ length: most }, (_, n) => `&:has([data-n='${n}']:hover) [data-n='${n}']`).join()

/** Under the pointer, a line of the paper and its row of the ledger light each other; their thread grows stronger. */
export const answers = css`
  @media (prefers-reduced-motion: no-preference) {
    [data-n] {
      transition:
        background-color 200ms linear,
        box-shadow 200ms linear;
    }
  }

  ${pairs} {
    --tint: color-mix(in srgb, var(--amber) 26%, var(--sheet, var(--card)));
    background-color: var(--tint);
    box-shadow:
      -0.5rem 0 var(--tint),
      0.5rem 0 var(--tint);
  }

  &:has(:is([data-row='stitched'], [data-stitched]):hover) {
    --thread: 4;
  }
`
