import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Card } from '@bridge/shared/ui/Card'
import { CardGrid } from '@bridge/shared/ui/CardGrid'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Section } from '@bridge/shared/ui/Section'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type Module, products } from '../content/home/products.ts'
import { Mark } from './Mark.tsx'
import { Picture } from './Picture.tsx'

const { heading, lead, main, rest, more } = products

/** The home page's products section, the target of `#products`: three with their own pages, four without. */
export const ProductCards = () => (
  <Section id="products" heading={heading} lead={lead}>
    <Main>
      {main.map(({ picture, href, ...module }) => (
        <ModuleCard key={module.title} {...module} picture={<Picture {...picture} />}>
          <More>
            <ButtonLink href={href} tone="quiet" describes={module.title}>
              {more}
            </ButtonLink>
          </More>
        </ModuleCard>
      ))}
    </Main>
    <Rest $count={rest.length}>
      {rest.map(({ icon, ...module }) => (
        <ModuleCard key={module.title} {...module} mark={<Mark icon={icon} />} />
      ))}
    </Rest>
  </Section>
)

interface ModuleCardProps extends Module {
  readonly mark?: ReactNode
  readonly picture?: ReactNode
  readonly children?: ReactNode
}

const ModuleCard = ({ title, heading, text, points, mark, picture, children }: ModuleCardProps) => (
  <Card
    heading={title}
    text={text}
    mark={mark}
    above={
      <>
        {picture}
        <Eyebrow>{heading}</Eyebrow>
      </>
    }
  >
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
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

  > li > div > :first-child {
    margin: -0.75rem -0.75rem 0.5rem;
    width: auto;
    border-radius: var(--radius);
    box-shadow: none;
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
      align-content: center;
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

const Rest = styled(CardGrid)`
  margin-top: 1.25rem;
`

const Points = styled.ul`
  display: grid;
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
