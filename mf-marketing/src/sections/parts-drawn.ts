import { css } from 'styled-components'
import { wide } from './bars.ts'

/** The claim as a line, with a gap for each deduction. The gap of the deduction worth disputing is amber. */
export const line = css`
  --colour: repeating-linear-gradient(135deg, var(--muted) 0 1px, transparent 1px 0.5rem);

  [data-is='from'] {
    padding-inline: 0.75rem;
    border: 0;
    background: color-mix(in srgb, var(--amber) 13%, var(--card));
  }

  [data-is='less']:nth-child(3) {
    --colour: var(--amber);
  }

  ${wide} {
    i {
      height: 5rem;
    }

    [data-is='less'] i {
      border-right: 1px solid var(--text);
    }

    [data-is='less'] span {
      padding-right: 0.75rem;
    }
  }
`

/** The invoice torn into strips: ragged edges on the left and right, and its rules running on from strip to strip. */
export const strips = css`
  --colour: var(--amber);

  ${wide} {
    > div {
      min-height: 19rem;
      padding: 1.25rem 0.875rem;
      transform-origin: top;
      background: repeating-linear-gradient(transparent 0 calc(2.5rem - 1px), var(--line) 0 2.5rem) 0 0 / 100% 7.5rem
        no-repeat var(--card);
      clip-path: polygon(
        0 0, calc(100% - 4px) 0, calc(100% - 9px) 12%, calc(100% - 4px) 26%, calc(100% - 10px) 41%,
        calc(100% - 4px) 55%, calc(100% - 8px) 70%, calc(100% - 4px) 86%, calc(100% - 9px) 100%,
        3px 100%, 6px 88%, 1px 72%, 5px 57%, 0 43%, 6px 28%, 1px 13%
      );
    }

    i {
      position: absolute;
      inset: 0 0 auto;
      height: 0.625rem;
    }

    span {
      height: 100%;
      justify-content: end;
    }

    [data-is='rest'] span {
      padding-right: 0.875rem;
    }

    > :nth-child(2) {
      transform: rotate(-1deg);
    }

    > :nth-child(3) {
      transform: rotate(0.5deg);
    }

    > :nth-child(4) {
      transform: rotate(-0.6deg);
    }
  }
`
