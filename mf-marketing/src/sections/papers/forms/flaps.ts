import { css } from 'styled-components'
import { laidOut } from '../laid-out.ts'

/** The lower part of a split-flap board: a flap per row, folded between its two lines of text. */
export const flaps = css`
  --text: var(--on-ink);
  --muted: var(--on-ink-muted);
  --line: var(--ink);
  --card: var(--ink-2);
  padding-bottom: 0.5rem;
  border-radius: 0.5rem;
  background: var(--ink);
  box-shadow:
    0 0 0 1px var(--ink-line),
    var(--shadow-high);
  print-color-adjust: exact;

  > :first-child {
    background: none;
  }

  > :not(:first-child) {
    position: relative;
    border: solid var(--ink);
    border-width: 0 0.5rem;
    border-radius: 0.875rem;
    padding-inline: 1rem calc(var(--right) - 0.25rem);
    box-shadow: inset 0 0 0 0.125rem var(--ink);
    background: var(--ink-2);
  }

  > :has(small) {
    background:
      linear-gradient(
        color-mix(in srgb, var(--bright) 14%, transparent) calc(50% - 1px),
        var(--ink) 0 calc(50% + 0.5px),
        transparent 0
      )
      var(--ink-2);
  }

  ${laidOut.beside} {
    border-radius: 0 0 0.5rem 0.5rem;
  }
`
