import { desktop, tablet } from '@bridge/shared/breakpoints'
import { ButtonLink } from '@bridge/shared/ui/ButtonLink'
import { Container } from '@bridge/shared/ui/Container'
import { Eyebrow } from '@bridge/shared/ui/Eyebrow'
import { Section } from '@bridge/shared/ui/Section'
import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { type MainModule, products } from '../content/home/products.ts'
import { ModuleDrawing } from './ModuleDrawing.tsx'
import { Points } from './Points.tsx'
import { Passage } from './passage/Passage.tsx'

const { heading, lead, main, rest, more } = products

/**
 * The home page's products section, which `#products` links to: three products, each below its part of one drawing, and
 * four smaller ones.
 */
export const ProductCards = () => (
  <Band>
    <Section id="products" heading={heading} lead={lead} />
    <Passage />
    <Main>
      {main.map((module) => (
        <MainItem key={module.title} {...module} />
      ))}
    </Main>
    <Container>
      <Rest>
        {rest.map(({ title, heading, text, points, drawing }) => (
          <li key={title}>
            <ModuleDrawing strokes={drawing} />
            <Eyebrow>{heading}</Eyebrow>
            <h3>{title}</h3>
            <p>
              <Unbroken text={text} />
            </p>
            <Points points={points} />
          </li>
        ))}
      </Rest>
    </Container>
  </Band>
)

const MainItem = ({ title, heading, text, points, sum, note, href }: MainModule) => (
  <li>
    <Sum>
      <b>{sum}</b> {note}
    </Sum>
    <Eyebrow>{heading}</Eyebrow>
    <h3>{title}</h3>
    <p>{text}</p>
    <Points points={points} />
    <ButtonLink href={href} tone="quiet" describes={title}>
      {more}
    </ButtonLink>
  </li>
)

const Band = styled.div`
  --edge: max(var(--gutter), 50cqw - var(--column) / 2);
  --columns: minmax(0, 8fr) minmax(9rem, 11fr) minmax(0, 8fr);
  --high: 17rem;
  container-type: inline-size;
  overflow: clip;
  padding-bottom: clamp(3.5rem, 8vw, 7rem);

  > section {
    padding-bottom: 1.75rem;
  }

  ${tablet} {
    --side: calc(0.38 * var(--edge) + 31cqw);
    --columns: var(--side) minmax(0, 1fr) var(--side);
    --high: clamp(20rem, 25vw, 24rem);
  }
`

/** Each product is below its part of the drawing, between the banks’ walls, which reach down to the bottom line. */
const Main = styled.ul`
  padding: 0 var(--edge);
  border-bottom: 1px solid var(--text);
  list-style: none;

  > li {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    justify-items: start;
    padding-block: 1.75rem 2rem;
  }

  > li + li {
    border-top: 1px solid var(--text);
  }

  h3 {
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  h3 + p {
    color: var(--muted);
  }

  ul {
    margin-bottom: 0.5rem;
  }

  ${tablet} {
    display: grid;
    grid-template-columns: var(--columns);
    grid-template-rows: repeat(6, auto);
    padding: 0;

    > li {
      grid-row: span 6;
      grid-template-rows: subgrid;
      padding: clamp(1.25rem, 2.2vw, 2rem);
    }

    > li:first-child {
      padding-left: var(--edge);
    }

    > li:last-child {
      padding-right: var(--edge);
    }

    > li + li {
      border-top: 0;
      border-left: 1px solid var(--text);
    }
  }
`

const Sum = styled.p`
  margin-bottom: 0.75rem;
  color: var(--muted);
  font-size: var(--size-base);

  b {
    display: block;
    color: var(--text);
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.02em;
  }

  ${tablet} {
    b {
      font-size: min(var(--size-h2), 3vw);
    }
  }
`

const Rest = styled.ul`
  --gap: clamp(1.5rem, 3.5vw, 3rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gap);
  padding: 0;
  list-style: none;

  > li {
    padding-top: 2.5rem;
  }

  h3 {
    margin-top: 0.375rem;
    font: 700 var(--size-reading) / 1.25 var(--font-display);
  }

  p {
    margin-top: 0.25rem;
    color: var(--muted);
  }

  ul {
    margin-top: 0.25rem;
  }

  @media (width >= 22rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${tablet} {
    h3 {
      font-size: var(--size-h3);
    }
  }

  ${desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
