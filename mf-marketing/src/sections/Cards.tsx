import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group, Marked } from '../content/item.ts'
import { RuledItems } from './RuledItems.tsx'

interface CardsProps extends Group<Marked> {
  readonly tone?: 'paper' | 'card'
}

/** A section of short claims: two as large statements, four as a list beside their heading, others in columns. */
export const Cards = ({ heading, lead, items, tone = 'paper' }: CardsProps) => {
  const section = (
    <Section heading={heading} lead={lead} tone={tone}>
      <RuledItems items={items} as={items.length === 4 ? 'rows' : 'columns'} />
    </Section>
  )
  return items.length === 4 ? <HeadingBeside>{section}</HeadingBeside> : section
}

const HeadingBeside = styled.div`
  ${desktop} {
    h2 {
      grid-column: 1;
    }

    h2 + p {
      grid-column: 1;
    }

    h2 ~ div {
      grid-area: 1 / 2 / span 2;
      margin-top: 0;
    }

    > section > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      grid-template-rows: auto 1fr;
      gap: 0 clamp(2rem, 5vw, 4rem);
    }
  }
`
