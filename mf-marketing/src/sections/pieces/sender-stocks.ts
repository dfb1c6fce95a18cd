import { css } from 'styled-components'
import type { Sender } from '../../content/paper.ts'
import { displayNames } from '../papers/display-names.ts'
import { printed } from '../papers/printed.ts'

/** Creased where it was folded. */
export const creased = css`
  background: linear-gradient(color-mix(in srgb, var(--text) 9%, var(--card)), transparent 4px) var(--card);
  ${printed}
`

/** A piece of a letter keeps the traits of its sender, as in papers/letter.ts. */

/** A builder: wide capitals between heavy rules. */
const builder = css`
  ${creased}

  > p {
    border-bottom-width: 2px;
  }

  > p b {
    font-weight: 700;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }

  li:first-child > && {
    border-top: 4px solid var(--text);
  }
`

/** A law firm: cream laid paper with double rules. */
const chambers = css`
  --sheet: color-mix(in srgb, var(--amber) 9%, var(--card));
  ${printed}
  ${displayNames}

  > p {
    border-bottom: 3px double;
  }
`

/** A designer: her name in her own colour; no rules between the cells. */
const studio = css`
  --spot: color-mix(in srgb, var(--danger) 72%, var(--amber));
  ${printed}
  ${displayNames}

  > p {
    border-bottom: 2px solid var(--spot);
  }

  > p b {
    color: var(--spot);
    font-size: var(--size-base);
  }

  ul li {
    border-color: transparent;
  }
`

export const senderStocks: Record<Sender, ReturnType<typeof css>> = { builder, chambers, studio }
