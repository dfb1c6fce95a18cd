import { styled } from 'styled-components'
import type { Drawing } from '../../content/drawing.ts'
import { stampRed } from './stamp-red.ts'

/** An object of the trade, as a line drawing. */
export const Thing = ({ size: [width, height], width: rem, ...drawn }: Drawing) => (
  <Sized viewBox={`0 0 ${width} ${height}`} aria-hidden="true" $rem={rem}>
    <Drawn {...drawn} />
  </Sized>
)

export const Drawn = ({ strokes, text, labels }: Pick<Drawing, 'strokes' | 'text' | 'labels'>) => (
  <>
    {strokes.some(([, is]) => is === 'light') && (
      <linearGradient id="light" x2="0" y2="1">
        <stop stopOpacity="0.6" />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
    )}
    {strokes.map(([path, is]) => (
      <path key={path} d={path} data-is={is} />
    ))}
    {text && (
      <text x={text[0]} y={text[1]}>
        {text[2]}
      </text>
    )}
    {labels?.map(([x, y, label, on]) => (
      <text key={`${x} ${y}`} x={x} y={y} data-is="label" data-on={on}>
        {label}
      </text>
    ))}
  </>
)

/** How an object is drawn: in paper, ink and the trade's colours. */
export const Lines = styled.svg`
  overflow: visible;
  forced-color-adjust: none;
  fill: var(--card);
  stroke: var(--text);
  stroke-width: 1.75;
  stroke-linejoin: round;
  stroke-linecap: round;

  [data-is='fine'] {
    fill: none;
    stroke-width: 1;
  }

  [data-is='hole'] {
    fill: var(--ink);
  }

  [data-is='wire'] {
    fill: none;
    stroke: var(--wire, var(--on-ink-muted));
  }

  [data-is='light'] {
    fill: url(#light);
    stroke: none;
  }

  stop {
    stop-color: var(--amber);
  }

  [data-is='amber'] {
    fill: var(--amber);
  }

  [data-is='green'] {
    fill: var(--action);
  }

  [data-is='red'] {
    fill: ${stampRed};
  }

  [data-is='wood'] {
    fill: color-mix(in oklab, color-mix(in oklab, var(--amber) 58%, var(--danger)) 76%, var(--ink));
  }

  text {
    fill: var(--text);
    stroke: none;
    font: 700 24px var(--font-display);
    text-anchor: middle;
  }

  [data-is='label'] {
    font-size: var(--label, 10px);
  }

  [data-on] {
    fill: var(--card);
  }
`

const Sized = styled(Lines)<{ $rem: number }>`
  display: block;
  width: ${({ $rem }) => $rem}rem;
  max-width: 100%;
`
