import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group, Marked } from '../content/item.ts'
import type { Screen } from '../content/screen.ts'
import { Mark } from './Mark.tsx'
import { ProductScreen } from './ProductScreen.tsx'

/** What it brings, beside the screen on which one sees it. */
export const Benefits = ({ heading, lead, items, screen }: Group<Marked> & { readonly screen: Screen }) => (
  <Section heading={heading} lead={lead}>
    <Columns>
      <Grid>
        {items.map(({ icon, heading: title, text }) => (
          <li key={title}>
            <Mark icon={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
      <ProductScreen {...screen} />
    </Columns>
  </Section>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4.5rem);
  align-items: center;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

// Three stand below each other, four in a square.
const Grid = styled.ul`
  display: grid;
  gap: 2rem clamp(1.5rem, 3vw, 2.5rem);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.375rem 1.25rem;

    > :first-child {
      grid-row: span 2;
    }
  }

  h3 {
    align-self: end;
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  p {
    color: var(--muted);
  }

  ${tablet} {
    &:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;

      li {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }

      h3 {
        margin-top: 0.625rem;
      }
    }
  }
`
