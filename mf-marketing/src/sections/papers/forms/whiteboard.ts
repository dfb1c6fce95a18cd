import { css } from 'styled-components'

/** The ward's whiteboard in its aluminium frame: ruled with tape, with pens in its tray. */
export const whiteboard = css`
  --frame: color-mix(in srgb, var(--text) 22%, var(--card));
  --rim: color-mix(in srgb, var(--text) 60%, var(--card));
  --tape: color-mix(in srgb, var(--action) 45%, var(--card));
  position: relative;
  overflow: visible;
  clip-path: inset(-0.625rem -4rem -6rem); /* cuts off the thread */
  border-radius: 0;
  background: linear-gradient(115deg, transparent 58%, color-mix(in srgb, var(--bright) 9%, transparent) 0 74%, transparent 0)
    var(--card);
  box-shadow:
    0 0 0 0.5625rem var(--frame),
    0 0 0 0.625rem var(--rim),
    var(--shadow-high);

  > :first-child {
    border-bottom: 2px solid var(--action);
    border-radius: 0;
    background: none;
    color: var(--action-strong);
    font-family: var(--font-display);

    b {
      font-weight: 700;
      font-size: var(--size-base);
    }

    span {
      color: inherit;
    }
  }

  > [data-n] {
    border-bottom: 1px solid var(--tape);
  }

  /* The tape between a claim and its amount. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(7rem + var(--right) + 0.25rem) 0 auto;
    border-right: 1px solid var(--tape);
  }

  > :last-child {
    color: var(--action-strong);
  }

  /* The tray, with two pens and an eraser. */
  &::after {
    content: '';
    position: absolute;
    top: calc(100% + 0.25rem);
    right: 1.5rem;
    left: 1.5rem;
    height: 1.25rem;
    border: 1px solid var(--rim);
    border-top: 0;
    border-radius: 0 0 0.25rem 0.25rem;
    background:
      linear-gradient(var(--action) 0 0) 1.5rem 0.125rem / 1.25rem 0.5rem no-repeat,
      linear-gradient(var(--card) 0 0) 2.75rem 0.125rem / 4rem 0.5rem no-repeat,
      linear-gradient(var(--danger) 0 0) 8rem 0.125rem / 1.25rem 0.5rem no-repeat,
      linear-gradient(var(--card) 0 0) 9.25rem 0.125rem / 4rem 0.5rem no-repeat,
      linear-gradient(var(--ink) 0 0.25rem, var(--amber) 0) calc(100% - 1.5rem) 0 / 4.5rem 0.6875rem no-repeat,
      linear-gradient(var(--rim) 0.6875rem, var(--frame) 0);
  }
`
