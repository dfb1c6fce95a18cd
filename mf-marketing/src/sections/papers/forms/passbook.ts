import { css } from 'styled-components'
import { laidOut } from '../laid-out.ts'

const { head, row } = laidOut.screen

/** A bank's passbook, open: the bill that has been paid is printed in it, and those not yet paid are pencilled in. */
export const passbook = css`
  --cover: color-mix(in srgb, var(--action-strong) 62%, var(--ink));
  --card: color-mix(in srgb, var(--bright) 7%, white);
  --rule: color-mix(in srgb, var(--action) 34%, var(--card));
  --shade: color-mix(in srgb, var(--text) 15%, transparent);
  --line: var(--rule);
  --fold: ${head + 2 * row}rem;
  border-radius: 0.25rem;
  background:
    linear-gradient(transparent calc(var(--fold) - 1rem), var(--shade) var(--fold), transparent 0),
    linear-gradient(transparent var(--fold), var(--shade) 0, transparent calc(var(--fold) + 1rem)),
    linear-gradient(var(--rule), var(--rule)) calc(100% - 8.5rem) ${head}rem / 1px 100% no-repeat,
    var(--card);
  box-shadow:
    0 0 0 0.375rem var(--cover),
    0.25rem 0.375rem 0 0.375rem color-mix(in srgb, var(--cover) 70%, var(--ink)),
    var(--shadow-high);
  font-family: var(--font-code);

  > :first-child {
    border-bottom: 3px double var(--rule);
    border-radius: 0;
    background: color-mix(in srgb, var(--bright) 24%, var(--card));
    color: var(--action-strong);

    span {
      color: var(--action-strong);
    }
  }

  > [data-n]:not([data-stitched]) :is(b, small, [data-sum]) {
    color: var(--muted);
    font-style: oblique 9deg;
    font-weight: 400;
  }

  > :last-child {
    border-top: 3px double var(--rule);
  }
`
