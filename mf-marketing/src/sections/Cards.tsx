import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Section } from '@bridge/shared/ui/Section'
import type { Group } from '../content/item.ts'

interface CardsProps extends Group {
  readonly tone?: 'paper' | 'card'
}

/** A section of cards. */
export const Cards = ({ heading, lead, items, tone = 'paper' }: CardsProps) => (
  <Section heading={heading} lead={lead} tone={tone}>
    <CardGrid>
      {items.map((item) => (
        <Card key={item.heading} {...item} />
      ))}
    </CardGrid>
  </Section>
)
