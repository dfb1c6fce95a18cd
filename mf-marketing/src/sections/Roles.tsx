import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { roles } from '../content/careers.ts'
import { WriteToUs } from './WriteToUs.tsx'

/** The open roles, a line of the ledger for each. */
export const Roles = () => (
  <Ledger>
    <Section heading={roles.heading}>
      {roles.items.some(({ href }) => !href) && <WriteToUs>{roles.note}</WriteToUs>}
      <ul>
        {roles.items.map(({ id, role, text, location, href }) => (
          <li key={id}>
            <h3>{role}</h3>
            <p>{text}</p>
            <small>{location}</small>
            {href ? (
              <ButtonLink href={href} describes={role}>
                {roles.apply}
              </ButtonLink>
            ) : (
              <Apply type="button" aria-label={`${roles.apply}: ${role}`}>
                {roles.apply}
              </Apply>
            )}
          </li>
        ))}
      </ul>
    </Section>
  </Ledger>
)

const Ledger = styled.div`
  > section {
    padding-top: 0;
  }

  h2 {
    font-size: var(--size-h3);
  }

  h2 + div {
    margin-top: 0.25rem;
  }

  ul {
    padding: 0;
    border-top: 2px solid var(--text);
    list-style: none;
  }

  p + ul {
    margin-top: 1rem;
  }

  li {
    display: grid;
    gap: 0.5rem 2rem;
    justify-items: start;
    align-items: start;
    padding-block: 1.5rem;
    border-bottom: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 4px double var(--text);
  }

  h3 {
    font: 650 calc(1.15 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.01em;
  }

  p {
    max-width: 30em;
    color: var(--muted);
  }

  small {
    color: var(--action-strong);
    font-size: var(--size-small);
    font-weight: 600;
    line-height: 1.9;
  }

  ${tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) 9.5rem;
    }

    li > p {
      grid-area: 2 / 1;
    }

    li > small {
      grid-area: 1 / 2;
      justify-self: end;
    }

    li > :last-child {
      grid-area: 2 / 2;
      justify-self: end;
    }
  }

  ${desktop} {
    li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) 9.5rem 9.5rem;
    }

    li > :nth-child(n) {
      grid-area: auto;
    }

    li > small {
      justify-self: start;
    }
  }
`

/** Leads nowhere yet, and does not look as if it did. */
const Apply = styled.button`
  min-height: 1.9em;
  padding: 0;
  border: 0;
  background: none;
  color: var(--muted);
  font: 400 var(--size-small) / 1.9 var(--font-text);
  cursor: default;
`
