import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { products } from '../content/home.ts'

/** The products section of the first page, which `#products` leads to. */
export const ProductCards = () => (
  <Section id="products" heading={products.heading} lead={products.lead}>
    <CardGrid>
      {products.cards.map(({ title, heading, text, points, href }) => (
        <Card key={title} heading={title} text={text} above={<Eyebrow>{heading}</Eyebrow>}>
          <Points>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          {href && (
            <More>
              <ButtonLink href={href} tone="quiet" describes={title}>
                {products.more}
              </ButtonLink>
            </More>
          )}
        </Card>
      ))}
    </CardGrid>
  </Section>
)

const Points = styled.ul`
  padding-left: 1.125rem;
  font-size: var(--size-small);

  li::marker {
    color: var(--action);
  }
`

const More = styled.div`
  margin-top: auto;
  padding-top: 0.75rem;
`
