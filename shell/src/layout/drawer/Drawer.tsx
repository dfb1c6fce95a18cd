import * as brand from '@bridge/shared/brand'
import { desktop } from '@bridge/shared/breakpoints'
import { envelope, phone } from '@bridge/shared/icons'
import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import { GetStarted } from '../GetStarted.tsx'
import { drawerId } from '../ids.ts'
import { Logo } from '../Logo.tsx'
import { DrawerMenu } from './DrawerMenu.tsx'

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
      <Sheet>
        <Top>
          <Logo />
          <button type="button" aria-label="Close menu" command="close" commandfor={drawerId}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5.5 5.5 13 13m0-13-13 13" />
            </svg>
          </button>
        </Top>
        <DrawerMenu />
        <Ways>
          <a href={`mailto:${brand.email}`}>
            <Icon path={envelope} />
            Email
          </a>
          <a href={`tel:${brand.phone.dial}`}>
            <Icon path={phone} />
            {brand.phone.shown}
          </a>
        </Ways>
        <GetStarted />
      </Sheet>
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

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 0 1.25rem;

  /* Keeps Get Started within reach of the thumb. The list fades out above it. */
  > :last-child {
    position: sticky;
    bottom: 0;
    padding-block: 0.75rem 1.25rem;
    background: var(--paper);
    box-shadow: 0 -1rem 1rem var(--paper);
  }
`

/** The ways to reach us directly. */
const Ways = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  border-top: 1px solid var(--text);

  a {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    min-height: 3.25rem;
    color: var(--text);
    font: 500 var(--size-base) / 1.2 var(--font-text);
    text-decoration: none;
    white-space: nowrap;
  }

  svg {
    flex: none;
    color: var(--action);
  }
`

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: var(--nav-height);
  margin-right: -0.625rem;
  background: var(--paper);
`
