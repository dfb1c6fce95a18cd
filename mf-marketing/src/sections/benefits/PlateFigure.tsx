import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Plate, Plated } from '../../content/plate.ts'
import { FigureFrame } from '../figures/FigureFrame.tsx'
import { largeText } from '../figures/tones.ts'
import { PlateShape } from './PlateShape.tsx'
import { plateWords } from './plate-words.ts'

/**
 * A figure to scale across the page. Its text keeps its size at every width; if text is very large, the label replaces
 * the drawing.
 */
export const PlateFigure = ({ wide, narrow, ...titled }: Plated) => (
  <FigureFrame {...titled}>
    <Drawn {...narrow} of="narrow" />
    <Drawn {...wide} of="wide" />
    <Instead>{titled.label}</Instead>
  </FigureFrame>
)

const Drawn = ({ height, shapes, words, of }: Plate & { of: string }) => (
  <Lines aria-hidden="true" data-of={of} width="100%" height={`${height}em`}>
    <pattern id={`hatch-${of}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M-2 2 2-2M0 8 8 0M6 10 10 6" />
    </pattern>
    {shapes.map((shape) => (
      <PlateShape key={JSON.stringify(shape)} shape={shape} hatch={`url(#hatch-${of})`} />
    ))}
    {words.map(({ at: [x, y], text, is, anchor, adds }) => (
      <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}em`} overflow="visible" aria-hidden="true">
        <text data-is={is} data-adds={adds} textAnchor={anchor}>
          {text}
        </text>
      </svg>
    ))}
  </Lines>
)

const Instead = styled.p`
  display: none;
  padding-top: 1rem;
  font-size: var(--size-base);

  ${largeText} {
    display: block;
  }
`

const Lines = styled.svg`
  --pale: color-mix(in srgb, var(--action) 26%, var(--paper));
  display: block;
  margin-top: 1.25rem;
  overflow: visible;
  font-size: 1rem;
  stroke-linecap: round;

  pattern {
    stroke: var(--amber);
    stroke-width: 2.5;
  }

  [stroke='var(--amber)']:not([stroke-width]) {
    stroke-width: 3;
  }

  rect {
    shape-rendering: crispEdges;
  }

  [data-art] {
    fill: var(--card);
    stroke: var(--text);
    stroke-width: 2;
  }

  [data-is='fine'] {
    fill: none;
  }

  [data-is='hole'] {
    fill: var(--text);
  }

  [data-is='green'] {
    fill: var(--action);
  }

  [data-is='amber'] {
    fill: var(--amber);
  }

  ${plateWords}

  @media (forced-colors: active) {
    --text: CanvasText;
    --card: Canvas;
  }

  &[data-of='wide'] {
    display: none;
  }

  ${tablet} {
    font-size: 1.5rem;
  }

  ${largeText} {
    display: none;
  }

  ${desktop} {
    font-size: 1rem;

    &[data-of='wide'] {
      display: block;
    }

    &[data-of='narrow'] {
      display: none;
    }
  }
`
