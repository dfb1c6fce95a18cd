import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** Stitches along a line, from edge to edge of their container. */
export const Stitches = ({ upright = false }: { upright?: boolean }) => (
  <Straight aria-hidden="true">
    <line x1="1" y1="1" x2={upright ? '1' : '100%'} y2={upright ? '100%' : '1'} />
  </Straight>
)

interface StrandProps {
  readonly path: string
  readonly width: number
  readonly height: number
  /** The rings that hold the thread, painted over it. */
  readonly children?: ReactNode
}

/** The thread between two sheets, in a box as wide as the gap. */
export const Strand = ({ path, width, height, children }: StrandProps) => (
  <Loose viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path d={path} />
    {children}
  </Loose>
)

export const Ring = ({ x, y }: { x: number; y: number }) => <circle cx={x} cy={y} r="5" />

const Straight = styled.svg`
  position: absolute;
  overflow: visible;
  stroke: var(--amber);
  stroke-width: var(--thread, 2.25);
  stroke-dasharray: 7 5;
  stroke-linecap: round;
`

const Loose = styled.svg`
  position: absolute;
  overflow: visible;
  fill: none;
  stroke: var(--amber);
  stroke-width: var(--thread, 2.25);
  stroke-linecap: round;

  circle {
    fill: var(--card);
  }
`
