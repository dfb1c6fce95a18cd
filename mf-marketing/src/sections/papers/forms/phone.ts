import { css } from 'styled-components'

/** The phone beside the scale: each bill is a message on its screen. */
export const phone = css`
  --ground: color-mix(in srgb, var(--action) 15%, var(--paper));
  --case: 0.625rem;
  position: relative;
  max-width: 27rem;
  overflow: visible;
  clip-path: inset(-1.25rem -4rem -6rem); /* cuts off the thread */
  margin: 0 0 2rem auto;
  padding-bottom: 1.75rem;
  border-radius: 1.25rem;
  background:
    linear-gradient(var(--text), var(--text)) 50% calc(100% - 0.6875rem) / 6rem 0.25rem no-repeat,
    var(--ground);
  box-shadow:
    0 0 0 var(--case) var(--ink),
    0 0 0 calc(var(--case) + 1.5px) var(--on-ink-muted),
    0 0 0 calc(var(--case) + 3px) var(--ink),
    var(--shadow-high);

  /* The head, with the camera */
  > :first-child {
    border-radius: 1.25rem 1.25rem 0 0;
    background:
      radial-gradient(circle, var(--ink) 0.25rem, transparent 0.2813rem) 50% 0.25rem / 1rem 0.75rem no-repeat,
      var(--action-strong);

    span {
      color: var(--on-ink);
    }
  }

  && > [data-n] {
    border: solid var(--ground);
    border-width: 0.1875rem 0.625rem;
    border-radius: 1.125rem;
    padding-inline: 0.75rem var(--right);
    background: var(--tint, var(--card)) padding-box;
    box-shadow: none;
  }

  > [data-stitched]::before {
    border-radius: 0.5rem;
  }

  > :is(:first-child, :last-child) {
    padding-right: calc(var(--right) + 0.625rem);
  }

  /* The buttons on its side */
  &::after {
    content: '';
    position: absolute;
    top: 6rem;
    left: calc(100% + var(--case) + 3px);
    width: 3px;
    height: 5.5rem;
    background: linear-gradient(var(--ink) 2rem, transparent 0 2.75rem, var(--ink) 0);
  }
`
