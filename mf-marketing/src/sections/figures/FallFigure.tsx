import { styled } from 'styled-components'
import type { Fall } from '../../content/figures/figure.ts'
import { WaterfallFigure } from '../WaterfallFigure.tsx'

/** An amount and its deductions. */
export const FallFigure = ({ waterfall }: Fall) => (
  <Room>
    <WaterfallFigure {...waterfall} />
  </Room>
)

const Room = styled.div`
  padding-top: 1.25rem;
  --height: 20.5rem;
`
