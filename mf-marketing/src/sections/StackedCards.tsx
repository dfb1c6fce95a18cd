import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import type { Product } from '../content/product.ts'
import { Pile } from './cards/Pile.ts'
import { Sheet } from './cards/Sheet.ts'
import { ProductFigure } from './figures/ProductFigure.tsx'

/** Cards that stick and pile up on scrolling; each recedes a little behind the next. */
export const StackedCards = ({ heading, lead, strip, items }: Product['features']) => (
  <Section heading={heading} lead={lead}>
    <Pile>
      {items.map(({ heading: title, text, figure, align, fact }, i) => (
        <li key={title}>
          <Sheet data-align={align} data-strip={strip}>
            <h3 data-place={`${i + 1}/${items.length}`}>
              <span>
                <Unbroken text={title} />
              </span>
            </h3>
            <p>{text}</p>
            <ProductFigure {...figure} />
            {fact && (
              <p>
                <b>{fact[0]}</b>
                {fact[1]}
              </p>
            )}
          </Sheet>
        </li>
      ))}
    </Pile>
  </Section>
)
