import { styled } from 'styled-components'
import { Chevron } from '../Chevron.tsx'
import { LinkOrText } from '../LinkOrText.tsx'
import { itemsOf, type Menu } from '../menu/entry.ts'
import { menu } from '../menu/menu.ts'

/** The bar's menus as accordions, one open at a time. */
export const DrawerMenu = () => (
  <Menus aria-label="Main">
    <Rows>
      {menu.map((entry) => (
        <li key={entry.heading}>
          {'link' in entry ? (
            <LinkOrText link={entry.link}>{entry.heading}</LinkOrText>
          ) : (
            <Accordion {...entry} />
          )}
        </li>
      ))}
    </Rows>
  </Menus>
)

const Accordion = (entry: Menu) => (
  <details name="drawer">
    <summary>
      {entry.heading}
      <Chevron />
    </summary>
    <Entries>
      {itemsOf(entry).map(({ heading, link }) => (
        <li key={heading}>
          <LinkOrText link={link}>{heading}</LinkOrText>
        </li>
      ))}
    </Entries>
  </details>
)

const Menus = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;
`

const Rows = styled.ul`
  margin-bottom: 1.5rem;
  padding: 0;
  list-style: none;

  > li {
    border-bottom: 1px solid var(--line);
  }

  > li > a,
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.75rem;
    color: var(--text);
    font: 600 1.375rem / 1.2 var(--font-display);
    letter-spacing: -0.01em;
    text-decoration: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary svg {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--muted);
    transition: transform 200ms var(--ease);
  }

  [open] > summary svg {
    transform: rotate(180deg);
  }
`

const Entries = styled.ul`
  padding: 0 0 0.75rem;
  list-style: none;

  a,
  span {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--text);
    font: 500 var(--size-body) / 1.3 var(--font-text);
    text-decoration: none;
  }

  span {
    color: var(--muted);
  }

  a[aria-current]::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    margin-left: 0.625rem;
    border-radius: 50%;
    background: var(--amber);
  }
`
