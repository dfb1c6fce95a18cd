import { css } from 'styled-components'
import { laidOut } from '../laid-out.ts'

/** The log of a job, as the team reads it: its command, a numbered line per invoice, and how it ended. */
export const terminal = css`
  --text: var(--on-ink);
  --muted: var(--on-ink-muted);
  --line: color-mix(in srgb, var(--ink-line) 60%, var(--ink));
  --card: var(--ink);
  counter-reset: line;
  border-radius: 0.375rem;
  background: var(--ink);
  box-shadow: 0 0 0 1px var(--ink-line);
  font-family: var(--font-code);
  print-color-adjust: exact;

  > :first-child {
    border-radius: 0;
    background: var(--ink-line);
  }

  > :first-child b::before {
    content: '$ ';
    color: var(--bright);
  }

  [data-is] {
    color: var(--amber);
  }

  [data-is='done'] {
    color: var(--bright);
  }

  [data-is='failed'] {
    color: color-mix(in srgb, var(--danger) 48%, var(--on-ink));
  }

  /* How the job ended, and the cursor. */
  &::after {
    content: 'exit 0 █';
    display: block;
    padding: 0.25rem 1.25rem 0.875rem;
    color: var(--bright);
  }

  ${laidOut.beside} {
    > [data-n] {
      position: relative;
      grid-template-columns: minmax(0, 1fr) 6rem;
      counter-increment: line;
      padding-left: 2.75rem;
    }

    > [data-n]::after {
      content: counter(line);
      position: absolute;
      top: 0.5625rem;
      left: 1.25rem;
      color: var(--muted);
    }

    > [data-n]:nth-last-child(2)::after {
      top: 0.75rem;
    }
  }
`
