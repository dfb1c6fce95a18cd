import { css } from 'styled-components'
import type { Sender } from '../../content/paper.ts'
import { displayFace } from '../papers/display-face.ts'
import { printed } from '../papers/printed.ts'

/** Creased where it was folded. */
export const creased = css`
  background: linear-gradient(color-mix(in srgb, var(--text) 9%, var(--card)), transparent 4px) var(--card);
  ${printed}
`

/** Letterheads of particular senders: a piece of each has what the whole letter has. */

/** In wide capitals between heavy rules. */
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

/** Cream laid paper, its rules double. */
const chambers = css`
  --sheet: color-mix(in srgb, var(--amber) 9%, var(--card));
  ${printed}
  ${displayFace}

  > p {
    border-bottom: 3px double;
  }
`

/** Her name in her own colour; no rules. */
const studio = css`
  --spot: color-mix(in srgb, var(--danger) 72%, var(--amber));
  ${printed}
  ${displayFace}

  > p {
    border-bottom: 2px solid var(--spot);
  }

  > p b {
    color: var(--spot);
    font-weight: 800;
    font-size: var(--size-base);
  }

  ul li {
    border-color: transparent;
  }
`

export const senderStocks: Record<Sender, ReturnType<typeof css>> = { builder, chambers, studio }
