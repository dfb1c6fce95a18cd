import { desktop } from '@bridge/shared/breakpoints'
import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import type { Drawn, Marked, Shown } from '../content/item.ts'
import { Picture } from './Picture.tsx'
import { ProductScreen } from './ProductScreen.tsx'

/** A tab's panel: the text, with a product screen or a picture of the money flow. */
export const ShownPanel = ({
  icon,
  heading,
  text,
  ...shown
}: Partial<Pick<Marked, 'icon'>> & (Shown | Drawn)) => (
  <Panel>
    <h3>{heading}</h3>
    <p>
      {icon && <Icon path={icon} />}
      {text}
    </p>
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

  p > svg {
    flex: none;
    margin-top: 0.3em;
    color: var(--action);
  }

  p {
    display: flex;
    gap: 0.75rem;
    max-width: 52ch;
    margin-bottom: 0.75rem;
    color: var(--muted);
    font-size: var(--size-lead);
    line-height: 1.45;
  }
`
