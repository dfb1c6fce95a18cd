import * as brand from '@bridge/shared/brand'
import { envelope, phone } from '@bridge/shared/icons'
import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import { GetStarted } from '../GetStarted.tsx'
import { drawerId } from '../ids.ts'
import { Logo } from '../Logo.tsx'
import { DrawerMenu } from './DrawerMenu.tsx'

/** What the open drawer shows. */
export const DrawerSheet = () => (
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
)

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
