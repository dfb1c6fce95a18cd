import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { drawerId } from '../ids.ts'
import { DrawerSheet } from './DrawerSheet.tsx'

/** The menu on narrow screens. Invoker commands open and close it without JavaScript. */
export const Drawer = () => (
  <Narrow>
    <button
      type="button"
      aria-label="Open menu"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={drawerId}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8.5h18M3 15.5h18" />
      </svg>
    </button>
    <dialog id={drawerId} aria-label="Menu" closedby="any">
      <DrawerSheet />
    </dialog>
  </Narrow>
)

/** Styles descendants through their parent, because styled-components mistakes their new attributes for errors. */
const Narrow = styled.div`
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  /* An open drawer stays open when the window grows: hidden but still modal, it would lock the page. */
  ${desktop} {
    position: absolute;

    > button {
      display: none;
    }
  }

  button svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }

  dialog {
    --arc: initial;
    --call: initial;
    --call-text: initial;
    --focus: initial;
    inset: 0 0 0 auto;
    width: min(26rem, 88vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: var(--paper);
    color: var(--text);
    overflow-y: auto;
    overscroll-behavior: contain;
    transform: translateX(100%);
    transition:
      transform 250ms var(--ease),
      display 250ms allow-discrete,
      overlay 250ms allow-discrete;
  }

  dialog::backdrop {
    background: var(--ink);
    opacity: 0;
    transition:
      opacity 250ms var(--ease),
      display 250ms allow-discrete,
      overlay 250ms allow-discrete;
  }

  dialog[open] {
    transform: none;

    @starting-style {
      transform: translateX(100%);
    }
  }

  dialog[open]::backdrop {
    opacity: 0.6;

    @starting-style {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    dialog::backdrop {
      transition: none;
    }
  }
`
