import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { roles } from '../content/careers.ts'

export const Roles = () => (
  <Section heading={roles.heading}>
    <List $count={roles.items.length}>
      {roles.items.map(({ id, role, text, location, href }) => (
        <Card key={id} heading={role} text={text} above={<Eyebrow>{location}</Eyebrow>}>
          {href ? (
            <ButtonLink href={href} describes={role}>
              {roles.apply}
            </ButtonLink>
          ) : (
            <Apply type="button" aria-label={`${roles.apply}: ${role}`}>
              {roles.apply}
            </Apply>
          )}
        </Card>
      ))}
    </List>
  </Section>
)

const List = styled(CardGrid)`
  h3 + p {
    padding-bottom: 0.75rem;
  }
`

/** Leads nowhere yet, and does not look as if it did. */
const Apply = styled.button`
  align-self: start;
  min-height: 3rem;
  margin-top: auto;
  padding: 0.625rem 1.625rem;
  border: 1px dashed var(--muted);
  border-radius: 999px;
  background: none;
  color: var(--muted);
  font: 500 var(--size-body) / 1.2 var(--font-text);
  cursor: default;
`
