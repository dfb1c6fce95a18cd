import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import { Chevron } from '../Chevron.tsx'
import { PanelDrawing } from '../dropdown/PanelDrawing.tsx'
import { LinkOrText } from '../LinkOrText.tsx'
import { howrah } from '../menu/drawings.ts'
import { itemsOf, type Menu } from '../menu/entry.ts'
import { menu } from '../menu/menu.ts'

/** The bar's menus as accordions, one open at a time, and below them a drawing of the Howrah Bridge. */
export const DrawerMenu = () => (
  <Menus aria-label="Main">
    <Rows>
      {menu.map((entry) => (
        <li key={entry.heading}>
          {'link' in entry ? (
            <LinkOrText link={entry.link}>
              <Icon path={entry.icon} />
              {entry.heading}
            </LinkOrText>
          ) : (
            <Accordion {...entry} />
          )}
        </li>
      ))}
    </Rows>
    <PanelDrawing {...howrah} />
  </Menus>
)

const Accordion = (entry: Menu) => (
  <details name="drawer">
    <summary>
      <Icon path={entry.columns[0].items[0].icon} />
      <span>
        <b>{entry.heading}</b> <small>{about(entry)}</small>
      </span>
      <Chevron />
    </summary>
    <Entries>
      {itemsOf(entry).map(({ icon, heading, link }) => (
        <li key={heading}>
          <LinkOrText link={link}>
            <Icon path={icon} />
            {heading}
          </LinkOrText>
        </li>
      ))}
    </Entries>
  </details>
)

/** A menu's first three column headings, which fit on one line on a phone: 'Move money, set up, keep in order'. */
const about = ({ columns: [first, ...others] }: Menu) =>
  [first.heading, ...others.slice(0, 2).map(({ heading }) => heading.toLowerCase())].join(', ')

const Menus = styled.nav`
  display: flex;
  flex: 1;
  flex-direction: column;

  > svg {
    flex: none;
    margin: auto 0 0.75rem;
    min-width: 100%;
  }
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
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    gap: 0 0.875rem;
    align-items: center;
    min-height: 4rem;
    padding-block: 0.375rem;
    color: var(--text);
    text-decoration: none;
    cursor: pointer;
  }

  > li > a,
  summary b {
    font: 700 1.375rem / 1.2 var(--font-display);
    letter-spacing: -0.01em;
  }

  summary small {
    display: block;
    color: var(--muted);
    font-size: var(--size-small);
    line-height: 1.3;
  }

  svg {
    color: var(--action);
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary > :last-child {
    width: 1.125rem;
    height: 1.125rem;
    color: var(--muted);
    transition: transform 200ms var(--ease);
  }

  [open] > summary > :last-child {
    transform: rotate(180deg);
  }
`

const Entries = styled.ul`
  padding: 0 0 0.75rem;
  list-style: none;

  a,
  span {
    display: grid;
    grid-template-columns: 1.5rem max-content auto;
    gap: 0 0.875rem;
    align-items: center;
    justify-content: start;
    min-height: 2.75rem;
    color: var(--text);
    font: 500 var(--size-body) / 1.3 var(--font-text);
    text-decoration: none;
  }

  span,
  span svg {
    color: var(--muted);
  }

  a[aria-current]::after {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: var(--amber);
  }
`
