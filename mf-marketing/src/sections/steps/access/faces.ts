import { css } from 'styled-components'

/** Each bank's own face, on its paper and in its list. */
export const faces = css`
  &[data-paper='passbook'] {
    font-family: Georgia, 'Times New Roman', 'Liberation Serif', serif;
  }

  &[data-paper='cheque'] {
    font-family: Arial, Helvetica, 'Liberation Sans', sans-serif;
  }

  &[data-paper='printout'] {
    font-family: var(--font-code);
    letter-spacing: -0.03em;
  }
`
