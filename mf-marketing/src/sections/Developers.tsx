import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Icon } from '@bridge/shared/ui/Icon'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { developers } from '../content/home/developers.ts'
import { CodeSamples } from './CodeSamples.tsx'
import { atHalf, gap } from './columns.ts'

const { heading, lead, facts, docs, sandbox, onRequest } = developers

export const Developers = () => (
  <Section heading={heading} lead={lead} tone="ink">
    <Columns>
      <div>
        <Facts>
          {facts.map((fact) => (
            <li key={fact.heading}>
              <Icon path={fact.icon} />
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
        <Actions>
          <ButtonLink href={docs.href} tone="on-ink">
            {docs.label}
          </ButtonLink>
          <ButtonLink href={sandbox.href} tone="quiet-on-ink">
            {sandbox.label}
          </ButtonLink>
        </Actions>
        {onRequest && <Note>{onRequest}</Note>}
      </div>
      <CodeSamples />
    </Columns>
  </Section>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  align-items: start;

  ${desktop} {
    grid-template-columns: ${atHalf};
  }
`

const Note = styled.p`
  margin-top: 0.75rem;
  color: var(--on-ink-muted);
  font-size: var(--size-small);
`

const Facts = styled.ul`
  display: grid;
  gap: 1.5rem 2rem;
  padding: 0;
  list-style: none;

  ${tablet} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    padding-top: 1rem;
    border-top: 1px solid var(--ink-line);
  }

  svg {
    margin-bottom: 0.75rem;
    color: var(--bright);
  }

  h3 {
    color: var(--bright);
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    margin-top: 0.5rem;
    color: var(--on-ink-muted);
  }

  p + p {
    font-size: var(--size-small);
  }

  a {
    color: inherit;
  }
`
