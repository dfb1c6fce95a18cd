import { css } from 'styled-components'

/** Die-cut labels on their backing sheet, for a freelancer’s jars: each has its own colour. */
export const labels = css`
  --backing: color-mix(in srgb, var(--amber) 36%, var(--card));
  --spot: color-mix(in srgb, var(--danger) 72%, var(--amber));
  padding-bottom: 0.375rem;
  border-radius: 2px;
  background: repeating-linear-gradient(var(--backing) 0 1.6875rem, color-mix(in srgb, var(--amber) 40%, var(--card)) 0 3.375rem);
  box-shadow: var(--shadow-high);

  > :first-child {
    border-radius: 0;
    background: none;
    color: var(--text);

    b {
      font-family: var(--font-display);
      font-size: var(--size-base);
    }

    span {
      color: inherit;
    }
  }

  > :not(:first-child) {
    --band: var(--action);
    border: solid transparent;
    border-width: 0.1875rem 0.375rem;
    border-radius: 1rem;
    background: linear-gradient(90deg, var(--band) 0.75rem, transparent 0) padding-box var(--card);
    background-clip: padding-box;
    padding: 0.375rem calc(var(--right) - 0.375rem) 0 1.5rem;
  }

  > [data-n='1'] {
    --band: var(--ink);
  }

  > [data-n='2'] {
    --band: var(--amber);
  }

  > [data-n='3'] {
    --band: var(--spot);
  }

  > :last-child {
    --band: transparent;
    background: none;
    padding-block: 0.5rem;
  }
`
