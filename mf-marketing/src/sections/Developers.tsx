import { Actions } from '@bridge/shared/ui/Actions'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Section } from '@bridge/shared/ui/Section'
import { developers } from '../content/home.ts'

export const Developers = () => (
  <Section heading={developers.heading} lead={developers.lead} tone="ink">
    <CardGrid>
      {developers.facts.map((fact) => (
        <Card key={fact.heading} {...fact} />
      ))}
    </CardGrid>
    <Actions>
      <ButtonLink href={developers.docs.href} tone="on-ink">
        {developers.docs.label}
      </ButtonLink>
      <ButtonLink href={developers.sandbox.href} tone="quiet-on-ink">
        {developers.sandbox.label}
      </ButtonLink>
    </Actions>
  </Section>
)
