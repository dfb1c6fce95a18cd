import { desktop } from '@bridge/shared/breakpoints'
import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import type { Group, Marked } from '../content/item.ts'
import type { Screen } from '../content/screen.ts'
import { MarkedItems } from './MarkedItems.tsx'
import { ProductScreen } from './ProductScreen.tsx'

/** Benefits, beside the screen that shows them. */
export const ScreenBenefits = ({
  heading,
  lead,
  items,
  screen,
}: Group<Marked> & { readonly screen: Screen }) => (
  <Section heading={heading} lead={lead}>
    <Columns>
      <Grid>
        <MarkedItems items={items} />
      </Grid>
      <ProductScreen {...screen} />
    </Columns>
  </Section>
)

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

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
  }
`
