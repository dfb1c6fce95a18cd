import { css } from 'styled-components'
import type { Sender } from '../../content/paper.ts'
import { displayNames } from './display-names.ts'
import { laidOut } from './laid-out.ts'
import { printed } from './printed.ts'

/** A letter: folded twice for its envelope, with dotted rules in its table. */
export const letter = css`
  --shade: color-mix(in srgb, var(--text) 6%, var(--sheet, var(--card)));
  --bare: var(--sheet, var(--card));
  background: linear-gradient(
    var(--bare) 30%,
    var(--shade) 33.3%,
    var(--bare) 33.4% 37%,
    var(--bare) 62%,
    var(--shade) 66.6%,
    var(--bare) 66.7%
  );

  [data-row='line'] {
    border-bottom-style: dotted;
  }

  ${printed}
`

/** A builder: wide capitals between heavy rules, and the mark white on black. */
const builder = css`
  && > :first-child {
    b {
      font-weight: 700;
      letter-spacing: 0.08em;
      text-transform: uppercase;
    }

    > svg {
      border: 0;
      border-radius: 0;
      background: var(--text);
      color: var(--card);
    }
  }

  [data-fields] {
    border-top-width: 4px;
  }

  [data-row='head'] {
    border-bottom-width: 2px;
  }
`

/** A law firm: cream laid paper with a margin ruled in red, and double rules. */
const chambers = css`
  --sheet: color-mix(in srgb, var(--amber) 9%, var(--card));
  --margin: color-mix(in srgb, var(--danger) 45%, var(--sheet));
  ${displayNames}

  /* Three more sheets below this one: four papers for one payment. */
  ${laidOut.beside} {
    --edge: color-mix(in srgb, var(--text) 34%, var(--sheet));
    box-shadow:
      -0.3125rem 0.3125rem 0 -1px var(--card),
      -0.3125rem 0.3125rem 0 var(--edge),
      -0.625rem 0.625rem 0 -1px var(--sheet),
      -0.625rem 0.625rem 0 var(--edge),
      -0.9375rem 0.9375rem 0 -1px color-mix(in srgb, var(--action) 12%, var(--card)),
      -0.9375rem 0.9375rem 0 var(--edge),
      var(--shadow-high);
  }

  && > :first-child {
    b {
      letter-spacing: 0.14em;
      text-transform: uppercase;
    }

    > svg {
      border: 0;
      padding: 0;
    }
  }

  [data-fields],
  [data-row='head'] {
    border-style: double;
    border-width: 3px 0 0;
  }

  [data-row='head'] {
    border-width: 0 0 3px;
  }

  ${laidOut.wide} {
    &::before {
      content: '';
      position: absolute;
      inset: 0 auto 0 0.875rem;
      width: 3px;
      border: solid var(--margin);
      border-width: 0 1px;
    }
  }
`

/** A designer: her name as large as a logotype, in her own colour; no rules between the lines. */
const studio = css`
  --spot: color-mix(in srgb, var(--danger) 72%, var(--amber));
  ${displayNames}

  && > :first-child {
    span:first-of-type > b {
      color: var(--spot);
      font-size: var(--size-h3);
      line-height: 1.1;
      letter-spacing: -0.03em;
    }

    > svg {
      border: 0;
      background: var(--spot);
      color: var(--card);
    }
  }

  [data-fields] {
    border-top: 2px solid var(--spot);
  }

  [data-row='head'] {
    border-color: var(--spot);
  }

  [data-row='line'] {
    border-color: transparent;
  }
`

export const senders: Record<Sender, ReturnType<typeof css>> = { builder, chambers, studio }
