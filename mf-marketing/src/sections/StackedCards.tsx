import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import type { Product } from '../content/product.ts'
import { Fact } from './cards/Fact.ts'
import { Pile } from './cards/Pile.ts'
import { Sheet } from './cards/Sheet.ts'
import { ProductFigure } from './figures/ProductFigure.tsx'

/** Cards that stick and pile up on scroll. Each card recedes a little behind the next one. */
export const StackedCards = ({ heading, lead, tint, ends, items }: Product['features']) => (
  <Section heading={heading} lead={lead}>
    <Pile $ends={ends}>
      {items.map(({ heading: title, text, figure, align, ground, fact }, i) => (
        <li key={title}>
          <Sheet data-align={align} data-tint={tint} data-ground={ground}>
            <h3 data-place={`${i + 1}/${items.length}`}>
              <span>
                <Unbroken text={title} />
              </span>
            </h3>
            <p>{text}</p>
            {fact && (
              <Fact $long={fact[0].length}>
                <b>{fact[0]}</b>
                {fact[1]}
              </Fact>
            )}
            <ProductFigure {...figure} />
          </Sheet>
        </li>
      ))}
    </Pile>
  </Section>
)
