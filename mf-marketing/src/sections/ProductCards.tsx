import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Card } from '@bridge/shared/ui/Card'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Module, products } from '../content/home/products.ts'
import { ProductSketch } from './pictures/ProductSketch.tsx'

const { heading, lead, main, rest, more } = products

/** The home page's products section, the target of `#products`: three with their own pages, four without. */
export const ProductCards = () => (
  <Section id="products" heading={heading} lead={lead}>
    <Main>
      {main.map(({ sketch, href, ...module }) => (
        <ModuleCard key={module.title} {...module} picture={<ProductSketch {...sketch} />}>
          <More>
            <ButtonLink href={href} tone="quiet" describes={module.title}>
              {more}
            </ButtonLink>
          </More>
        </ModuleCard>
      ))}
    </Main>
    <Rest>
      {rest.map(({ title, heading, text, points }) => (
        <li key={title}>
          <Eyebrow>{heading}</Eyebrow>
          <h3>{title}</h3>
          <p>
            <Unbroken text={text} />
          </p>
          <p>{points.join(' · ')}</p>
        </li>
      ))}
    </Rest>
  </Section>
)

interface ModuleCardProps extends Module {
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

const ModuleCard = ({ title, heading, text, points, picture, children }: ModuleCardProps) => (
  <Card
    heading={title}
    text={text}
    above={
      <>
        {picture}
        <Eyebrow>{heading}</Eyebrow>
      </>
    }
  >
    <Points>
      {points.map((point) => (
        <li key={point}>
          <Unbroken text={point} />
        </li>
      ))}
    </Points>
    {children}
  </Card>
)

// Where two columns fit but three cards do not, each card has its picture beside its text.
const Main = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: 0;
  list-style: none;

  /* On a phone they are side by side, with the edge of the next one in view. */
  @media (width < 44rem) {
    grid-template-columns: none;
    grid-auto-columns: min(86%, 22rem);
    grid-auto-flow: column;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    position: relative; /* keeps the links' hidden words from widening the page */
    overflow-x: auto;
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    > li {
      scroll-snap-align: start;
    }
  }

  > li > div > :first-child {
    margin: -0.75rem -0.75rem 0.5rem;
    width: auto;
    border-radius: var(--radius);
  }

  ${tablet} {
    > li > div {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      column-gap: 1.5rem;
      align-content: start;
    }

    > li > div > :first-child {
      display: grid;
      grid-row: 1 / span 5;
      margin: -0.75rem 0 -0.75rem -0.75rem;
    }
  }

  ${desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li > div {
      display: flex;
    }

    > li > div > :first-child {
      display: block;
      margin: -0.75rem -0.75rem 0.5rem;
    }
  }
`

const Rest = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1.5rem, 3.5vw, 3rem);
  margin-top: 2.5rem;
  padding: 0;
  list-style: none;

  li {
    padding-block: 1.25rem 1.75rem;
    border-top: 1px solid var(--text);
  }

  h3 {
    margin-top: 0.375rem;
    font: 650 var(--size-h3) / 1.25 var(--font-display);
  }

  p {
    margin-top: 0.25rem;
    color: var(--muted);
  }

  p + p {
    color: var(--text);
    font-size: var(--size-small);
  }

  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Points = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  padding: 0;
  font-size: var(--size-small);
  line-height: 1.45;
  list-style: none;

  li {
    padding-left: 1.375rem;
    background: linear-gradient(var(--action), var(--action)) 0 0.6em / 0.75rem 2px no-repeat;
  }
`

const More = styled.div`
  margin-top: auto;
  padding-top: 0.75rem;
`
