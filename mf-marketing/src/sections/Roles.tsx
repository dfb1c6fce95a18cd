import { desktop } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { roles } from '../content/careers.ts'
import { RolesTrack } from './RolesTrack.tsx'
import { WriteToUs } from './WriteToUs.tsx'

/** The open roles, each under the sections of our work that are its own. */
export const Roles = () => (
  <Plan>
    <Section heading={roles.heading}>
      {roles.items.some(({ href }) => !href) && <WriteToUs>{roles.note}</WriteToUs>}
      <RolesTrack />
      <ul>
        {roles.items.map(({ id, role, text, location, own, href }) => (
          <Role key={id} $own={own}>
            <i />
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
          </Role>
        ))}
      </ul>
    </Section>
  </Plan>
)

const all = roles.sections.length

const Plan = styled.div`
  > section {
    padding-top: 0;
  }

  h2 {
    font-size: var(--size-h3);
  }

  h2 + div {
    margin-top: 0.25rem;
  }

  p + div {
    margin-top: 1.5rem;
  }

  ul {
    display: grid;
    gap: 2.5rem 0;
    margin-top: 1.5rem;
    padding: 0;
    list-style: none;
  }

  h3 {
    font: 650 calc(1.15 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.01em;
  }

  li > p {
    max-width: 30em;
    color: var(--muted);
  }

  small {
    color: var(--action-strong);
    font-size: var(--size-small);
    font-weight: 600;
    line-height: 1.9;
    white-space: nowrap;
  }

  ${desktop} {
    ul {
      grid-template-columns: repeat(${all}, minmax(0, 1fr));
      margin-top: 0.5rem;
    }
  }
`

/** Under a dimension line as long as its sections; where it has the column to itself, all of the line is drawn. */
const Role = styled.li<{ $own: readonly [first: number, last: number] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem;
  gap: 0.5rem 1rem;
  align-content: start;
  align-items: start;
  justify-items: start;

  > i,
  > h3,
  > p {
    grid-column: 1 / -1;
  }

  > i {
    width: 100%;
    height: 0.875rem;
    margin-bottom: 0.25rem;
    background: linear-gradient(var(--line), var(--line)) 0 50% / 100% 2px no-repeat;
    print-color-adjust: exact;
  }

  > i::before {
    display: block;
    width: ${({ $own: [first, last] }) => ((last - first + 1) / all) * 100}%;
    height: 100%;
    margin-left: ${({ $own: [first] }) => ((first - 1) / all) * 100}%;
    border: solid var(--action);
    border-width: 0 2px;
    background: linear-gradient(var(--action), var(--action)) 0 50% / 100% 2px no-repeat;
    content: '';
  }

  > :last-child {
    justify-self: end;
  }

  ${desktop} {
    grid-column: ${({ $own: [first, last] }) => `${first} / ${last + 1}`};
    padding-right: 1.5rem;

    > i {
      width: calc(100% + 1.5rem);
    }

    > i::before {
      width: 100%;
      margin-left: 0;
    }

    /* The first is under the whole line, and has its text beside its name. */
    &:first-child {
      grid-template-columns: repeat(${all}, minmax(0, 1fr));
      column-gap: 0;
      padding-right: 0;

      > i {
        width: 100%;
      }

      > h3 {
        grid-column: 1 / span 3;
      }

      > p {
        grid-column: 4 / span 3;
      }

      > small {
        grid-column: 7;
      }

      > :last-child {
        grid-column: 8;
      }
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
  white-space: nowrap;
  cursor: default;
`
