import { desktop, tablet } from '@bridge/shared/breakpoints'
import { css, styled } from 'styled-components'
import { FigureDrawing, type PlottedFigure } from './FigureDrawing.tsx'
import { frameOf } from './frames.ts'

const sizes = ['wide', 'middle', 'tall'] as const

/** The top of an article: its figure, drawn for three widths of the column. */
export const FigureSpread = ({ figure }: { figure: PlottedFigure }) => (
  <div role="img" aria-label={figure.alt}>
    {sizes.map((size) => {
      const { width, height } = frameOf(figure, size)
      return (
        <Picture key={size} $size={size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <FigureDrawing figure={figure} size={size} />
        </Picture>
      )
    })}
  </div>
)

const shownFrom = {
  tall: css`
    display: block;

    ${tablet} {
      display: none;
    }
  `,
  middle: css`
    display: none;

    ${tablet} {
      display: block;
    }

    ${desktop} {
      display: none;
    }
  `,
  wide: css`
    display: none;

    ${desktop} {
      display: block;
    }
  `,
}

const Picture = styled.svg<{ $size: (typeof sizes)[number] }>`
  width: 100%;
  overflow: visible;
  forced-color-adjust: none;
  ${({ $size }) => shownFrom[$size]}
`
