import { desktop, tablet } from '@bridge/shared/breakpoints'
import { css } from 'styled-components'
import type { Make } from '../../content/paper.ts'
import { printed } from '../papers/printed.ts'
import { creased } from './sender-stocks.ts'

/** The traits of each kind of paper that a piece of it keeps: colour, rules, edges. */

/** A printed statement: the first piece has the band of spot colour along its top. */
const statement = css`
  ${creased}

  li:first-child > && {
    border-top: 0.5rem solid color-mix(in srgb, var(--danger) 60%, var(--amber));
    background: var(--card);
  }
`

/** A page ruled in red, in the red cloth of its book, filled in by hand. */
const book = css`
  --cloth: color-mix(in srgb, var(--danger) 72%, var(--ink));
  --sheet: color-mix(in srgb, var(--amber) 7%, var(--card));
  --rule: color-mix(in srgb, var(--danger) 40%, var(--sheet));
  padding-left: 3.5rem;
  border-right: 0.5rem solid var(--cloth);
  background:
    linear-gradient(90deg, transparent 2.5rem, var(--rule) 0 calc(2.5rem + 1px), transparent 0),
    linear-gradient(90deg, color-mix(in srgb, var(--text) 14%, transparent), transparent 1.5rem),
    var(--sheet);

  > p,
  ul {
    color: color-mix(in srgb, var(--action-strong) 70%, var(--text));
    font-style: oblique 9deg;
  }

  li:first-child > && {
    border-top: 0.5rem solid var(--cloth);
  }

  li:last-child > && {
    border-bottom: 0.5rem solid var(--cloth);
  }
`

/** Boxes, as an office prints them. */
const form = css`
  --edge: color-mix(in srgb, var(--text) 55%, var(--card));
  ${printed}

  li + li > && {
    border-top: 1px solid var(--edge);
  }

  > p,
  ul {
    margin-right: -1.25rem;
    padding-right: 1.25rem;
    border-bottom: 1px solid var(--edge);
  }

  li:last-child {
    border-bottom: 0;
  }

  ${desktop} {
    ul {
      gap: 0;
      padding: 0;
    }

    li {
      padding: 0.375rem 0.75rem;
      text-align: left;
    }

    li:first-child {
      padding-left: 0;
    }

    li + li {
      border-left: 1px solid var(--edge);
    }
  }
`

/** A till's narrow roll, torn off. */
const roll = css`
  max-width: 26rem;
  border-block-style: dashed;
  font-family: var(--font-code);

  ul li {
    border-bottom-style: dashed;
  }

  li:last-child > && {
    border-bottom: 0;
    padding-bottom: 1.75rem;
    mask: conic-gradient(from -45deg at bottom, transparent, var(--ink) 1deg 89deg, transparent 90deg) 50% / 0.75rem 100%;
  }
`

/** Continuous paper, with holes along both edges, and a tinted bar where the figures are. */
const fanfold = css`
  --hole: radial-gradient(circle, var(--ink) 0.1875rem, var(--edge) 0.1875rem 0.25rem, transparent 0.25rem);
  --seam: 1.75rem;
  padding-inline: 3rem 2.25rem;
  background:
    var(--hole) 0 0 / 1.125rem 1.0625rem repeat-y,
    var(--hole) 100% 0 / 1.125rem 1.0625rem repeat-y,
    var(--card);
  font-family: var(--font-code);

  && {
    border-style: dashed;
    border-inline: 0;
  }

  ul {
    margin-inline: -0.625rem;
    padding-inline: 0.625rem;
    background: color-mix(in srgb, var(--bright) 9%, var(--card));
  }
`

/** Sheets on a hospital's clipboard, under the clip. */
const clipped = css`
  --board: color-mix(in srgb, var(--amber) 24%, var(--card));
  --sheet: color-mix(in srgb, var(--bright) 5%, var(--card));

  && {
    box-shadow: 0 0 0 0.5rem var(--board);
  }

  ${tablet} {
    li + li > && {
      clip-path: inset(0 -0.5rem -0.5rem);
    }
  }

  ${desktop} {
    && {
      box-shadow: 0 0 0 0.875rem var(--board);
    }

    li + li > && {
      clip-path: inset(-1.5rem -0.875rem -0.875rem 0);
    }

    li:nth-child(3) > && > p::before {
      content: '';
      position: absolute;
      top: -1.5rem;
      left: calc(50% - 5.5rem);
      width: 11rem;
      height: 1.5rem;
      border: 1.5px solid color-mix(in srgb, var(--text) 60%, var(--amber));
      border-radius: 0.375rem 0.375rem 0.75rem 0.75rem;
      background: var(--card);
    }
  }
`

/** A page of the pack that the board reads from: wire along its top, and its title on a dark band. */
const bound = css`
  --wire: color-mix(in srgb, var(--text) 62%, var(--card));
  --seam-top: 1.625rem;
  padding-top: 1.5rem;

  &&&& {
    border-top: 0;
    background:
      linear-gradient(90deg, transparent 38%, var(--wire) 38% 46%, transparent 46% 54%, var(--wire) 54% 62%, transparent 62%)
        0 0 / 1.25rem 0.625rem repeat-x,
      radial-gradient(circle at 50% 0.75rem, var(--wire) 0.1875rem, transparent 0.2188rem) 0 0 / 1.25rem 1.25rem repeat-x,
      var(--card);
  }
`

export const stocks: Record<Make, ReturnType<typeof css> | undefined> = {
  statement,
  book,
  form,
  roll,
  letter: undefined,
  fanfold,
  clipped,
  bound,
}
