import { css } from 'styled-components'
import type { Make } from '../../content/paper.ts'
import { fanfold } from './fanfold.ts'
import { bound, clipped } from './held.ts'
import { laidOut } from './laid-out.ts'
import { letter } from './letter.ts'
import { printed } from './printed.ts'
import { roll } from './roll.ts'

/** A printed statement: a single spot colour, and creases where it was folded for the envelope. */
const statement = css`
  --spot: color-mix(in srgb, var(--danger) 60%, var(--amber));
  --crease: color-mix(in srgb, var(--text) 7%, var(--card));
  padding-top: ${laidOut.top - 0.5}rem;
  border-top: 0.5rem solid var(--spot);
  background: linear-gradient(var(--crease), transparent 2px) 0 34% / 100% 34% repeat-y var(--card);

  ${printed}
`

/** Rules between columns, from line to line. */
const ruled = css`
  ${laidOut.wide} {
    [data-row] {
      gap: 0;
    }

    [data-row] > span:not([data-is='step']) {
      display: grid;
      align-content: center;
      align-self: stretch;
      padding-inline: var(--inset, 0.25rem);
    }

    [data-row='head'] {
      padding-bottom: 0;
    }

    [data-row='head'] > span {
      align-content: end;
      padding-bottom: 0.375rem;
    }

    [data-row] > [data-is='net'] {
      padding-right: var(--inset, 0.5rem);
    }

    [data-row] > span + span {
      border-left: 1px solid var(--rule);
    }
  }
`

/** A page of an open book, filled in by hand. */
const book = css`
  margin-left: -0.5rem;
  border: 0;
  background: none;
  box-shadow: none;

  [data-row='line'],
  [data-row='stitched'],
  [data-row='total'] {
    color: color-mix(in srgb, var(--action-strong) 70%, var(--text));
    font-style: oblique 9deg;
  }

  ${laidOut.wide} {
    margin-left: ${0.75 - laidOut.margin}rem;
  }

  ${laidOut.beside} {
    margin-left: 0;
  }

  ${ruled}
`

/** Boxes, as an office prints them. */
const form = css`
  --rule: color-mix(in srgb, var(--text) 55%, var(--card));
  --inset: 0.625rem;
  border-radius: 0;

  [data-fields] {
    gap: 0;
    padding-block: 0;
    border: solid var(--rule);
    border-width: 1px 1px 0 0;

    > span {
      padding: 0.3125rem var(--inset);
      border: solid var(--rule);
      border-width: 0 0 1px 1px;
    }
  }

  ${laidOut.wide} {
    [data-row] {
      border: 1px solid var(--rule);
      border-top: 0;
    }
  }

  ${printed}
  ${ruled}
`

export const makes: Record<Make, ReturnType<typeof css>> = {
  statement,
  book,
  form,
  roll,
  letter,
  fanfold,
  clipped,
  bound,
}
