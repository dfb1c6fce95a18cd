import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'

/**
 * In rem: half the width of an open book with its covers, the distance of its fold from the edge of its left page, and
 * the distance between its rules.
 */
const book = { half: 39.5, fold: 48, rule: 2.125 }

/** One clause of the headline on each page; the lead is written on the rules of the right page. */
const words = css`
  ${laidOut.wide} {
    grid-template-columns: minmax(0, 1fr);

    h1 {
      max-width: none;
    }

    div + div > p {
      max-width: 38em;
    }
  }

  ${laidOut.beside} {
    row-gap: 1.25rem;

    > :first-child {
      padding-left: ${laidOut.margin}rem;
    }

    h1 {
      display: grid;
      grid-template-columns: ${laidOut.width - laidOut.margin}rem minmax(0, 1fr);
      column-gap: ${laidOut.gap}rem;
      font-size: calc(1.25 * var(--size-h1));
    }

    > div + div {
      position: relative;
      margin-left: ${laidOut.second}rem;
    }

    > div + div > p {
      line-height: ${book.rule}rem;
    }

    > div + div::before {
      content: '';
      position: absolute;
      inset: -0.375rem -0.75rem -19rem -${laidOut.gap - 0.25}rem;
      z-index: -1;
      background: linear-gradient(transparent calc(100% - 1px), var(--line) 0) 0 0 / 100% ${book.rule}rem;
    }
  }
`

/** A ruled book in red cloth, open across the window; on a phone, only one of its pages. */
export const spread = css`
  --cloth: color-mix(in srgb, var(--danger) 72%, var(--ink));
  --sheet: color-mix(in srgb, var(--amber) 7%, var(--card));
  --rule: color-mix(in srgb, var(--danger) 40%, var(--card));

  &&::after {
    z-index: -2;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 8rem;
    z-index: -1;
    border: solid var(--cloth);
    border-width: 0 0 0.375rem 0.75rem;
    background: var(--sheet);
  }

  > :first-child {
    padding-left: calc(var(--gutter) + 0.75rem);
    ${words}
  }

  ${laidOut.beside} {
    &::before {
      --shade: color-mix(in srgb, var(--text) 16%, transparent);
      inset: 1.75rem calc(50% - ${book.half}rem) 8rem;
      border-width: 0.625rem 1.25rem;
      border-radius: 0.75rem;
      background:
        linear-gradient(270deg, var(--shade), transparent) ${book.fold - 2.5}rem 0 / 2.5rem no-repeat,
        linear-gradient(90deg, var(--shade), transparent) ${book.fold}rem 0 / 2.5rem no-repeat,
        linear-gradient(var(--rule), var(--rule)) ${book.fold + 2.25}rem 0 / 1px no-repeat,
        var(--sheet);
      box-shadow:
        inset 0 -3px var(--sheet),
        inset 0 -4px var(--line),
        inset 0 -7px var(--sheet),
        inset 0 -8px var(--line),
        var(--shadow-high);
    }

    > :first-child {
      padding-left: var(--gutter);
    }
  }

  ${laidOut.low} {
    &::before {
      top: 0.5rem;
    }
  }
`
