import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A path, and what it draws: words are bars, one line is bright, a row's seam is stitched, and its thread runs on. */
export type Stroke = readonly [
  path: string,
  is: 'body' | 'fine' | 'line' | 'words' | 'bright' | 'amber' | 'row' | 'seam' | 'thread' | 'ring',
]

interface OutlineProps {
  readonly size: readonly [width: number, height: number]
  /** The width to the left of its zero. */
  readonly shift?: number
  /** How it is fitted into its place. */
  readonly fit?: string
  /** In degrees. */
  readonly tilt?: number
  /** In painting order, from the back to the front. */
  readonly strokes: readonly Stroke[]
  /** What it says, above its lines. */
  readonly children?: ReactNode
}

/** A recap of what a page has shown, in lines on ink. */
export const Outline = ({ size: [width, height], shift = 0, fit, tilt, strokes, children }: OutlineProps) => (
  <Lines viewBox={`${-shift} 0 ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
    <g transform={tilt ? `rotate(${tilt})` : undefined}>
      {strokes.map(([path, is]) => (
        <path key={path} d={path} data-is={is} />
      ))}
      {children}
    </g>
  </Lines>
)

const Lines = styled.svg`
  fill: none;
  stroke: color-mix(in srgb, var(--bright) 50%, var(--ink));
  stroke-width: 1.25;
  stroke-linejoin: round;

  path:not([data-is='words']) {
    vector-effect: non-scaling-stroke;
  }

  [data-is='body'] {
    fill: var(--ink);
  }

  [data-is='fine'] {
    stroke-width: 0.75;
    opacity: 0.8;
  }

  [data-is='words'] {
    stroke-width: 5;
    opacity: 0.6;
  }

  [data-is='bright'] {
    stroke: var(--bright);
    stroke-width: 2;
  }

  [data-is='amber'],
  [data-is='seam'],
  [data-is='thread'],
  [data-is='ring'] {
    stroke: var(--amber);
    stroke-width: 2;
    stroke-linecap: round;
  }

  [data-is='seam'] {
    stroke-dasharray: 7 5;
  }

  [data-is='row'] {
    fill: color-mix(in srgb, var(--amber) 13%, var(--ink));
    stroke: none;
  }

  [data-is='ring'] {
    fill: var(--ink);
  }

  /* A window so narrow that the button is above where it would end. */
  @media (width < 24rem) {
    [data-is='thread'] {
      display: none;
    }
  }
`
