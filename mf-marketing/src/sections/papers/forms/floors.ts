import { css } from 'styled-components'

/** The lower floors of the tower on our screen: two columns, a slab over each row, and the ground at the foot. */
export const floors = css`
  --net: color-mix(in srgb, var(--action) 78%, var(--ink));
  --edge: 2px solid var(--text);
  --column: linear-gradient(90deg, var(--text) 2px, var(--card) 0 calc(100% - 2px), var(--text) 0);
  --columns: var(--column) 0.5rem 0 / 0.875rem 100% no-repeat,
    var(--column) calc(100% - 0.5rem) 0 / 0.875rem 100% no-repeat;
  border-radius: 0;
  background: var(--paper);
  box-shadow: none;

  > * {
    padding-inline: 2rem 1.875rem;
    border: 0;
  }

  /* Storey ten, in its safety net */
  > :first-child {
    border-radius: 0;
    background:
      repeating-linear-gradient(45deg, transparent 0 4px, ${'color-mix(in srgb, var(--ink) 30%, transparent)'} 4px 5px),
      repeating-linear-gradient(-45deg, transparent 0 4px, ${'color-mix(in srgb, var(--ink) 30%, transparent)'} 4px 5px),
      var(--net);

    span {
      color: inherit;
    }
  }

  > [data-n] {
    --slab: linear-gradient(var(--text) 2px, var(--slab-face, var(--card)) 0 calc(100% - 2px), var(--text) 0) 0 0 / 100%
    0.5625rem no-repeat;
    padding-block: 0.875rem 0;
    background: var(--slab), var(--columns);
  }

  > [data-stitched] {
    --slab-face: var(--amber);
  }

  > [data-n] ~ :not([data-n]) {
    position: relative;
    padding-block: 0.875rem 2.375rem;
    border-top: var(--edge);
    background:
      linear-gradient(var(--text), var(--text)) 0 calc(100% - 1.25rem) / 100% 0.25rem no-repeat,
      repeating-linear-gradient(135deg, var(--paper) 0 0.375rem, var(--muted) 0.375rem calc(0.375rem + 1.5px)) 0 100% / 100%
        1.25rem no-repeat,
      var(--card);
  }
`
