import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Shown } from '../content/item.ts'
import { ProductScreen } from './ProductScreen.tsx'

/** What a tab opens: the words, and the product doing it. */
export const ShownPanel = ({ heading, text, screen }: Shown) => (
  <Panel>
    <h3>{heading}</h3>
    <p>{text}</p>
    <ProductScreen {...screen} />
  </Panel>
)

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: 0.75rem;

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  /* Beside the tab that says the same, it is only read aloud. */
  ${desktop} {
    @media (scripting: enabled) {
      h3 {
        position: absolute;
        clip-path: inset(50%);
      }
    }
  }

  p {
    max-width: 52ch;
    margin-bottom: 0.75rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }
`
