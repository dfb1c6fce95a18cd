import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { type Role, roles } from '../content/careers.ts'
import { WriteToUs } from './WriteToUs.tsx'

/** The open roles as equal rows, below rails like those of the bridge above. */
export const Roles = () => (
  <Plan>
    <Section heading={roles.heading}>
      {roles.items.some(({ href }) => !href) && <WriteToUs>{roles.note}</WriteToUs>}
      <Track />
      <ul>
        {roles.items.map((role) => (
          <Row key={role.id} {...role} />
        ))}
      </ul>
    </Section>
  </Plan>
)

const Row = ({ role, text, location, href }: Role) => (
  <li>
    <div>
      <h3>{role}</h3>
      <small>{location}</small>
    </div>
    <p>{text}</p>
    {href ? (
      <ButtonLink href={href} describes={role}>
        {roles.apply}
      </ButtonLink>
    ) : (
      <Closed>
        <button type="button" aria-label={`${roles.apply}: ${role}`}>
          {roles.apply}
        </button>
        <span>{roles.closed}</span>
      </Closed>
    )}
  </li>
)

const Plan = styled.div`
  overflow: clip;

  > section {
    padding-top: 0;
  }

  h2 + div {
    margin-top: 0.75rem;
  }

  h2 + div > p {
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.4;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: 0.5rem 2rem;
    align-items: start;
    padding-block: 1.5rem;
    border-bottom: 1px solid var(--line);
  }

  h3 {
    font: 700 calc(1.2 * var(--size-h3)) / 1.15 var(--font-display);
    letter-spacing: -0.015em;
  }

  li > p {
    max-width: 30em;
    font-size: var(--size-lead);
    line-height: 1.45;
  }

  small {
    display: block;
    margin-top: 0.5rem;
    color: var(--muted);
    font-size: var(--size-base);
    line-height: 1.4;
  }

  li > :last-child {
    margin-top: 0.5rem;
  }

  /* No element spans rows: one that arrived last would move the elements beside it. */
  ${tablet} {
    li {
      grid-template: minmax(4.75rem, auto) auto / minmax(0, 1fr) 9rem;
      padding-block: 2rem;
    }

    li > p {
      grid-area: 2 / 1;
    }

    li > :last-child {
      grid-area: 1 / 2;
      margin: 0;
    }
  }

  ${desktop} {
    li {
      grid-template: auto / minmax(0, 11fr) minmax(0, 12fr) 9rem;
      column-gap: 3.5rem;
      padding-block: 2.25rem;
    }

    li > :first-child {
      grid-area: 1 / 1;
    }

    li > p {
      grid-area: 1 / 2;
    }

    li > :last-child {
      grid-area: 1 / 3;
    }
  }
`

/** Rails on their sleepers, from one edge of the window to the other. */
const Track = styled.i`
  display: grid;
  align-items: center;
  height: 1.75rem;
  margin: 2rem -100vw 0;
  background: repeating-linear-gradient(90deg, var(--line) 0 4px, transparent 0 0.875rem) 50%;
  print-color-adjust: exact;

  &::before {
    height: 0.875rem;
    border-block: 2px solid var(--muted);
    content: '';
  }
`

/** A button that does nothing yet, and its state: a signal that is not yet lit. */
const Closed = styled.div`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr);
  gap: 0.5rem 1rem;
  align-items: center;

  button {
    min-height: 3rem;
    padding: 0;
    border: 1px dashed var(--muted);
    border-radius: 999px;
    background: none;
    color: var(--muted);
    font: 600 var(--size-body) / 1.2 var(--font-text);
    cursor: default;
  }

  span {
    display: grid;
    grid-template-columns: 1rem auto;
    align-items: center;
    color: var(--text);
    font-size: var(--size-small);
    line-height: 1.4;
  }

  span::before {
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--amber);
    border-radius: 50%;
    content: '';
  }

  /* With large text on a phone */
  @media (width < 19rem) {
    grid-template-columns: 9rem;
  }

  ${tablet} {
    grid-template-columns: minmax(0, 1fr);

    span {
      justify-content: center;
    }
  }
`
