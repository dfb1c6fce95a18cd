import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import type { Waterfall } from '../content/waterfall.ts'
import { Parts } from './Parts.tsx'
import { WaterfallFigure } from './WaterfallFigure.tsx'

/** Where the money goes, drawn to scale, on a band of its own. */
export const Fall = (waterfall: Waterfall) => (
  <Band data-drawn={waterfall.drawn}>
    <Container>
      {waterfall.drawn ? (
        <Parts {...waterfall} drawn={waterfall.drawn} />
      ) : (
        <WaterfallFigure {...waterfall} />
      )}
    </Container>
  </Band>
)

const Band = styled.div`
  padding-block: clamp(3.5rem, 7vw, 6.5rem);
  background: var(--card);

  &[data-drawn='strips'] {
    background: var(--line);
  }

  [data-is='rest'] span {
    text-align: right;
    text-wrap: balance;
  }
`
