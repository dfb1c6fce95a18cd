import { css } from 'styled-components'

/** Colours of drawings on a dark background. */
export const night = css`
  --card: var(--ink);
  --text: var(--on-ink);
  --muted: var(--on-ink-muted);
  --line: var(--ink-line);
  --action: var(--bright);
  --action-strong: var(--bright);
  --ground: var(--ink);
  --failed: color-mix(in srgb, var(--danger) 48%, var(--on-ink));
`
