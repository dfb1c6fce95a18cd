import { css } from 'styled-components'
import type { Paise } from '../../content/rupees.ts'

/** The colours of a figure's parts, as `--tone`. */
export const tones = css`
  &[data-tone='action'] {
    --tone: var(--action);
  }

  &[data-tone='bright'] {
    --tone: var(--bright);
  }

  &[data-tone='amber'] {
    --tone: var(--amber);
  }
`

/** A fraction of a whole, as a CSS and SVG value. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`

export const shareOf = (amount: Paise, whole: Paise): string => percent(amount / whole)

export const smallPhone = '@media (width < 22rem)'

/** A phone with large text, on which parts are stacked. */
export const largeText = '@media (width < 19rem)'
