import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Drawn, Shown } from '../content/item.ts'
import { Picture } from './Picture.tsx'
import { ProductScreen } from './ProductScreen.tsx'

/** A tab's panel: the text, with a product screen or a picture of the money flow. */
export const ShownPanel = ({ heading, text, ...shown }: Shown | Drawn) => (
  <Panel>
    <h3>{heading}</h3>
    <p>{text}</p>
    {'screen' in shown ? <ProductScreen {...shown.screen} /> : <Picture {...shown.picture} />}
  </Panel>
)

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: 0.75rem;

  h3 {
    font: 650 var(--size-h3) / 1.2 var(--font-display);
  }

  /* Beside the tab that says the same, it is for screen readers only. */
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
