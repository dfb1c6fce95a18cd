import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Section } from '@bridge/shared/ui/Section'
import type { Group, Marked } from '../content/item.ts'
import { Mark } from './Mark.tsx'

interface CardsProps extends Group<Marked> {
  readonly tone?: 'paper' | 'card'
}

/** A section of cards. */
export const Cards = ({ heading, lead, items, tone = 'paper' }: CardsProps) => (
  <Section heading={heading} lead={lead} tone={tone}>
    <CardGrid $count={items.length}>
      {items.map(({ icon, ...item }) => (
        <Card key={item.heading} {...item} mark={<Mark icon={icon} />} />
      ))}
    </CardGrid>
  </Section>
)
