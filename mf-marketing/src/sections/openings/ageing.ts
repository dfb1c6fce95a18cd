import { css } from 'styled-components'
import { laidOut } from '../papers/laid-out.ts'
import { stampRed } from '../papers/stamp-red.ts'

/** The window is forty-five days wide: either clause of the headline ends at its day, above the rack. */
export const ageing = css`
  --label: 13px;
  --wall: color-mix(in srgb, var(--bright) 34%, var(--card));
  --floor: color-mix(in srgb, var(--text) 30%, var(--paper));
  background: color-mix(in srgb, var(--danger) 13%, var(--paper));

  > :first-child {
    --action: var(--action-strong);
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 0.75rem;
    background: linear-gradient(
      90deg,
      var(--wall) 30%,
      var(--action) 0 60%,
      var(--amber) 0 90%,
      ${stampRed} 0
    );
  }

  ${laidOut.beside} {
    padding-top: 2rem;

    > :first-child {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 8.25rem;
    }

    &::before {
      content: none;
    }

    && h1 {
      display: grid;
      grid-template-columns: 50rem minmax(0, 1fr);
      max-width: none;
      margin-top: 0;
      font-size: min(var(--size-h1), 3.375rem);
      text-align: right;
    }

    > :first-child > div + div {
      min-height: 15.5rem; /* with increased text spacing, the lead still begins below the rack */
      margin-left: ${laidOut.second}rem;
    }

    > :first-child > div + div > p {
      font-size: calc(0.9 * var(--size-lead));
      line-height: 1.45;
    }

    && p + div {
      margin-top: 1.25rem;
    }
  }
`
