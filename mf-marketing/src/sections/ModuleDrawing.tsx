import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Stroke } from '../content/home/module-drawings.ts'

/** What a product does to money on its way. Side by side, the products' drawings form one line. */
export const ModuleDrawing = ({ strokes }: { strokes: readonly Stroke[] }) => (
  <Drawing viewBox="0 0 300 64" preserveAspectRatio="none" aria-hidden="true">
    {strokes.map(({ d, tone, wide, dashed }) => (
      <path key={d} d={d} data-tone={tone} strokeWidth={wide} strokeDasharray={dashed && '5 4'} />
    ))}
  </Drawing>
)

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: none;
  height: 4rem;
  margin-bottom: 1.25rem;
  overflow: visible;
  fill: none;
  stroke: var(--action);

  path {
    vector-effect: non-scaling-stroke;
  }

  [data-tone='text'] {
    stroke: var(--text);
  }

  [data-tone='muted'] {
    stroke: color-mix(in srgb, var(--muted) 60%, var(--paper));
  }

  [data-tone='amber'] {
    stroke: var(--amber);
  }

  /* Extends across the gap to the next drawing. */
  @media (width >= 22rem) {
    li:nth-child(odd) > & {
      width: calc(100% + var(--gap));
    }
  }

  ${desktop} {
    li:not(:last-child) > & {
      width: calc(100% + var(--gap));
    }
  }
`
