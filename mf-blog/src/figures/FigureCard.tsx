import { styled } from 'styled-components'
import { FigureDrawing, type PlottedFigure } from './FigureDrawing.tsx'
import { frameOf } from './frames.ts'
import { grounds } from './grounds.ts'

/** The cover of a list card. */
export const FigureCard = ({ figure }: { figure: PlottedFigure }) => {
  const { width, height } = frameOf(figure, 'card')
  return (
    <Picture viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} fill={grounds[figure.ground].ground} />
      <FigureDrawing figure={figure} size="card" />
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  forced-color-adjust: none;

  /* While the card is hovered or focused, what the number counts stays or is highlighted, and the rest fades. */
  .rest,
  .light {
    opacity: calc(1 - 0.65 * var(--pointed-at, 0));
    transition: opacity 250ms var(--ease);
  }

  .light {
    opacity: var(--pointed-at, 0);
  }
`
