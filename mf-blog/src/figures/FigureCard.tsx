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

  /* What matters moves along its scale, and the rest fades. */
  .mark {
    transform: translateY(calc(-8px * var(--pointed-at, 0)));
    transition: transform 250ms var(--ease);
  }

  .along {
    transform: translateX(calc(24px * var(--pointed-at, 0)));
  }

  .rest {
    opacity: calc(1 - 0.6 * var(--pointed-at, 0));
    transition: opacity 250ms var(--ease);
  }

  @media (prefers-reduced-motion: reduce) {
    .mark {
      transform: none;
    }
  }
`
