import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { developers } from '../content/home/developers.ts'
import { Exchange } from './Exchange.tsx'

const { heading, lead, facts, docs, sandbox, onRequest } = developers

/** One sheet: a request, what it triggers, and what applies to all requests. */
export const Developers = () => (
  <Section heading={heading} lead={lead} tone="ink">
    <Sheet>
      <Exchange />
      <Facts>
        {facts.map((fact) => (
          <li key={fact.heading}>
            <h3>{fact.heading}</h3>
            <p>{fact.text}</p>
            {fact.note && (
              <p>
                {fact.note.text} <a href={fact.note.link.href}>{fact.note.link.label}</a>
              </p>
            )}
          </li>
        ))}
      </Facts>
    </Sheet>
    <Actions>
      <ButtonLink href={docs.href} tone="on-ink">
        {docs.label}
      </ButtonLink>
      <ButtonLink href={sandbox.href} tone="quiet-on-ink">
        {sandbox.label}
      </ButtonLink>
      {onRequest && <Note>{onRequest}</Note>}
    </Actions>
  </Section>
)

const Sheet = styled.div`
  margin-bottom: 2rem;
  border: 1px solid var(--ink-line);
  border-radius: calc(1.25 * var(--radius));
`

const Note = styled.p`
  align-self: center;
  color: var(--on-ink-muted);
  font-size: var(--size-small);
`

const Facts = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  ${tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${desktop} {
    grid-template-columns: repeat(4, 1fr);
  }

  li {
    padding: 1.25rem clamp(1rem, 2vw, 1.5rem) 1.5rem;
    border-top: 1px solid var(--ink-line);
    box-shadow: 1px 0 var(--ink-line);
  }

  li:last-child {
    box-shadow: none;
  }

  h3 {
    color: var(--bright);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    margin-top: 0.5rem;
    color: var(--on-ink-muted);
  }

  a {
    color: inherit;
  }
`
