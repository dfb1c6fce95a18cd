import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import { LinkOrText } from '../LinkOrText.tsx'
import type { MenuColumn } from '../menu/entry.ts'

export const DropdownColumn = ({ heading, items }: MenuColumn) => (
  <div>
    <Heading>{heading}</Heading>
    <ul>
      {items.map(({ icon, heading, text, link }) => (
        <Entry key={heading}>
          <LinkOrText link={link}>
            <Icon path={icon} />
            <b>{heading}</b> <small>{text}</small>
          </LinkOrText>
        </Entry>
      ))}
    </ul>
  </div>
)

const Heading = styled.p`
  padding: 0.5rem 0.75rem 0.625rem;
  color: var(--muted);
  font: 500 var(--size-tiny) / 1.2 var(--font-text);
`

const Entry = styled.li`
  > * {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    column-gap: 0.75rem;
    align-content: center;
    padding: 0.625rem 0.75rem;
    border-radius: var(--radius);
    outline-offset: -2px;
    color: var(--text);
    text-decoration: none;
  }

  svg {
    grid-row: span 2;
    align-self: start;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0.5rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--card);
    color: var(--action);
  }

  b {
    font: 600 0.9375rem / 1.3 var(--font-text);
  }

  small {
    color: var(--muted);
    font: 400 var(--size-tiny) / 1.35 var(--font-text);
  }

  > span b,
  > span svg {
    color: var(--muted);
  }

  a:hover,
  a:focus-visible,
  a[aria-current] {
    background: var(--paper);
  }

  a:hover svg,
  a[aria-current] svg {
    border-color: var(--action);
    background: var(--action);
    color: var(--card);
  }
`
