import { Icon } from '@bridge/shared/ui/Icon'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
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
            <b>
              <Unbroken text={heading} />
            </b>{' '}
            <small>{text}</small>
          </LinkOrText>
        </Entry>
      ))}
    </ul>
  </div>
)

const Heading = styled.p`
  padding: 0.5rem 0.5rem 0.625rem;
  color: var(--muted);
  font: 500 var(--size-tiny) / 1.2 var(--font-text);
`

const Entry = styled.li`
  > * {
    display: grid;
    grid-template-columns: 1.5rem auto;
    column-gap: 0.5rem;
    padding: 0.5rem;
    border-radius: var(--radius);
    outline-offset: -2px;
    color: var(--text);
    text-decoration: none;
  }

  svg {
    grid-row: span 2;
    color: var(--action);
  }

  b {
    font: 600 var(--size-body) / 1.3 var(--font-text);
  }

  small {
    color: var(--muted);
    font: 400 var(--size-tiny) / 1.35 var(--font-text);
  }

  > span b,
  > span svg {
    color: var(--muted);
    font-weight: 500;
  }

  a:hover,
  a:focus-visible,
  a[aria-current] {
    background: var(--paper);
  }

  a:hover b,
  a[aria-current] b {
    color: var(--action);
  }
`
