import { css } from 'styled-components'
import { barcode } from '../barcode.ts'
import { laidOut } from '../laid-out.ts'

const code = barcode.replace('90deg', '180deg')

/** A post: steel between its slots, and on both sides of them. */
const post = (at: string) => `
  linear-gradient(var(--steel) 0.625rem, transparent 0) ${at} 0 / var(--post) 1.25rem repeat-y,
  linear-gradient(90deg, var(--steel) 34%, var(--ink-2) 0 66%, var(--steel) 0) ${at} 0 / var(--post) 100% no-repeat`

/** A channel of steel, in which the thread can run. */
const channel = 'linear-gradient(90deg, var(--steel) 18%, var(--ink-2) 0 82%, var(--steel) 0)'

/** A bay of a sorting rack: beams between posts of slotted steel, and a courier's label for each parcel. */
export const parcels = css`
  --steel: color-mix(in srgb, var(--on-ink-muted) 68%, var(--card));
  --post: 0.875rem;
  --channel: 1.375rem;
  position: relative;
  border-radius: 0.125rem;
  background: color-mix(in srgb, var(--text) 88%, var(--on-ink-muted));

  /* The posts */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${post('0')}, ${channel} 100% 0 / var(--channel) 100% no-repeat;
    pointer-events: none;
  }

  > :not([data-n]) {
    padding-inline: calc(var(--post) + 1rem) calc(var(--channel) + 0.75rem);
    background: linear-gradient(transparent calc(100% - 2px), var(--ink) 0) var(--amber);
    color: var(--text);
  }

  > :first-child {
    border-radius: 0;

    span {
      color: inherit;
    }
  }

  > [data-n] {
    grid-template-columns: minmax(0, 1fr) 5.75rem;
    padding-inline: 2.375rem 0.75rem;
    border: solid transparent;
    border-width: 0 var(--channel) 0.375rem var(--post);
    border-radius: calc(var(--post) + 0.25rem) calc(var(--channel) + 0.25rem) calc(var(--channel) + 0.25rem)
      calc(var(--post) + 0.25rem) / 0.25rem 0.25rem 0.625rem 0.625rem;
    background: ${code} 0.5rem 0.375rem / 1.375rem calc(100% - 0.75rem) no-repeat var(--card);
    background-clip: padding-box;
  }

  [data-thread] {
    right: calc(0.6875rem - var(--channel));
  }

  ${laidOut.beside} {
    --post: 1.125rem;
    --channel: var(--post);

    &::before {
      background: ${post('0')}, ${post('100%')};
    }
  }
`
