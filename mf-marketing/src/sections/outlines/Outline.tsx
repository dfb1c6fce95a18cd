import { styled } from 'styled-components'

/** A path, and what it draws: words are drawn as bars, one line is bright, and a seam is dashed like stitches. */
export type Stroke = readonly [
  path: string,
  is: 'body' | 'cell' | 'fine' | 'line' | 'words' | 'bright' | 'amber' | 'seam',
]

interface OutlineProps {
  readonly size: readonly [width: number, height: number]
  /** The width of the part to the left of x = 0. */
  readonly shift?: number
  /** How the outline is fitted into its place: `preserveAspectRatio`. */
  readonly fit?: string
  /** In painting order, from the back to the front. */
  readonly strokes: readonly Stroke[]
}

/** A recap of what a page has shown, in lines on ink. */
export const Outline = ({ size: [width, height], shift = 0, fit, strokes }: OutlineProps) => (
  <Lines viewBox={`${-shift} 0 ${width} ${height}`} preserveAspectRatio={fit} aria-hidden="true">
    {strokes.map(([path, is]) => (
      <path key={path} d={path} data-is={is} />
    ))}
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

  [data-is='cell'] {
    fill: color-mix(in srgb, var(--action) 72%, var(--ink));
    stroke: none;
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
  [data-is='seam'] {
    stroke: var(--amber);
    stroke-width: 2;
    stroke-linecap: round;
  }

  [data-is='seam'] {
    stroke-dasharray: 7 5;
  }
`
