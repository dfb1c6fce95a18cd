import { css } from 'styled-components'
import type { Top } from '../../content/paper.ts'
import { barcode } from './barcode.ts'
import { stampRed } from './stamp-red.ts'

/** A strip above the sheet, up to the button. */
const above = css`
  content: '';
  position: absolute;
  right: -1px;
  bottom: 100%;
  left: -1px;
  height: 1.5rem;
`

const dots =
  'radial-gradient(circle, color-mix(in srgb, var(--text) 55%, var(--card)) 0.0938rem, transparent 0.125rem) 0 100% / 0.5rem 0.5rem repeat-x'

/** The foot of the previous slip, with the holes along which the two are torn apart. */
const perforated = css`
  &::before {
    ${above}
    border: solid color-mix(in srgb, var(--text) 26%, var(--card));
    border-width: 0 1px;
    background:
      ${dots},
      linear-gradient(var(--line), var(--line)) 1.25rem 0.25rem / 8rem 0.375rem no-repeat,
      linear-gradient(var(--text), var(--text)) calc(100% - 1.25rem) 0.25rem / 4.5rem 0.375rem no-repeat,
      var(--card);
  }
`

/** The pad's stapled back, a leaf of carbon paper, and the copy below it. */
const carbon = css`
  &::before {
    ${above}
    background:
      linear-gradient(var(--card), var(--card)) 22% 0.25rem / 1.5rem 0.1875rem no-repeat,
      linear-gradient(var(--card), var(--card)) 78% 0.25rem / 1.5rem 0.1875rem no-repeat,
      linear-gradient(
        ${stampRed} 0.6875rem,
        color-mix(in srgb, var(--amber) 45%, var(--card)) 0 1rem,
        var(--ink-2) 0
      );
  }
`

/** The code that the scanner reads, printed at the head of the roll. */
const coded = css`
  &::before {
    ${above}
    right: 0;
    left: 0;
    background:
      ${barcode} 1.25rem 0.375rem / calc(100% - 2.5rem) 1.125rem no-repeat,
      var(--card);
  }
`

const bow =
  'M42 20C28 2 6-2 4 8C2 16 24 22 42 22ZM42 22C60 22 82 16 80 8C78-2 56 2 42 20ZM39 21C34 29 26 36 17 41L23 42 26 46C34 40 40 32 44 22ZM40 22C44 32 50 40 58 46L61 42 67 41C58 36 50 29 45 20ZM36 14V27H48V14Z'

/** Red tape around the brief, and its bow. */
const tied = css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    background: ${stampRed};
  }

  &::before {
    inset: -0.25rem -3px auto;
    height: 0.4375rem;
  }

  &::after {
    top: -1.25rem;
    right: 1rem;
    width: 84px;
    height: 46px;
    clip-path: path('${bow}');
  }
`

const tops: Record<Top, ReturnType<typeof css>> = { perforated, carbon, coded, tied }

/** What a phone shows along the sheet's upper edge, with the sender and the fields on one line each, to save height. */
export const topped = (top: Top) => css`
  @media (max-width: 27rem) {
    ${tops[top]}

    && > :first-child > svg {
      display: none;
    }

    && > :first-child > span {
      display: flex;
      flex-wrap: wrap;
      grid-column: 1 / -1;
      justify-content: space-between;
      justify-self: stretch;
      align-items: baseline;
      column-gap: 0.75rem;
    }

    && > :first-child {
      row-gap: 0.125rem;
    }

    && > [data-fields] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.75rem;
      justify-content: space-between;
      padding-block: 0.5rem;
      border-right-width: 0;
      border-left-width: 0;

      > span {
        padding: 0;
        border: 0;
      }

      > :not(:first-child, :last-child) {
        display: none;
      }

      small {
        display: inline;
        margin-right: 0.375em;
      }
    }
  }
`
