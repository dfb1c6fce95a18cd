import { desktop } from '@bridge/shared/breakpoints'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { CurrentPath } from './CurrentPath.ts'
import { Drawer } from './drawer/Drawer.tsx'
import { Dropdown } from './dropdown/Dropdown.tsx'
import { GetStarted } from './GetStarted.tsx'
import { headerId } from './ids.ts'
import { LinkOrText } from './LinkOrText.tsx'
import { Logo } from './Logo.tsx'
import { menu } from './menu/menu.ts'

export function Navigation() {
  const isHome = useContext(CurrentPath) === '/'
  return (
    <Header id={headerId} data-home={isHome ? '' : undefined}>
      <Bar>
        <Logo />
        <Menus aria-label="Main">
          <ul>
            {menu.map((entry) =>
              'link' in entry ? (
                <li key={entry.heading}>
                  <LinkOrText link={entry.link}>{entry.heading}</LinkOrText>
                </li>
              ) : (
                <Dropdown key={entry.heading} {...entry} />
              ),
            )}
          </ul>
        </Menus>
        <Call>
          <GetStarted />
        </Call>
        <Drawer />
      </Bar>
    </Header>
  )
}

/** mark-current.ts updates `data-home`; start-layout.ts sets the other data attributes. */
const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--card);
  color: var(--text);

  /* The dark layer of the home page's bar, which fades out on scroll; the background itself changes instantly. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--ink);
    opacity: 0;
    transition: opacity 200ms var(--ease);
  }

  &[data-home]:not([data-scrolled]) {
    --arc: var(--bright);
    --call: var(--bright);
    --call-text: var(--ink);
    --focus: var(--bright);
    background: var(--ink);
    color: var(--on-ink);
  }

  &[data-home]:not([data-scrolled])::before {
    opacity: 1;
  }

  &[data-scrolled] {
    box-shadow: var(--shadow-low);
  }
`

/** Reserves space for the drawer's button before it arrives. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto 2.75rem;
  align-items: center;
  gap: clamp(0.75rem, 2vw, 2rem);
  max-width: calc(var(--column) + 2 * var(--gutter));
  height: var(--nav-height);
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Menus = styled.nav`
  > ul {
    display: none;
    padding: 0;
    list-style: none;
  }

  > ul > li > a {
    display: flex;
    align-items: center;
    height: var(--nav-height);
    padding: 0 0.875rem;
    border-radius: 1.25rem;
    outline-offset: -0.75rem;
    color: inherit;
    font: 500 var(--size-base) / 1 var(--font-text);
    text-decoration: none;
  }

  > ul > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.5em;
  }

  ${desktop} {
    > ul {
      display: flex;
    }
  }
`

/** Compact on phones; on the narrowest phones, the link is only in the drawer. */
const Call = styled.div`
  @media (width < 44rem) {
    a {
      min-height: 2.5rem;
      padding: 0.375rem 0.875rem;
      font-size: var(--size-small);
    }
  }

  @media (width < 22rem) {
    visibility: hidden;
    width: 0;
  }
`
