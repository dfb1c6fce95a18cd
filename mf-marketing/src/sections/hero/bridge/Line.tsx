import type { SVGProps } from 'react'

type LineProps = Omit<SVGProps<SVGPathElement>, 'vectorEffect'>

/**
 * A line that is equally thin at any scale. It is styled by attributes with variables, because a `<use>` copies
 * attributes and inherits variables, but leaves the drawing's style rules behind.
 */
export const Line = (props: LineProps) => <path vectorEffect="non-scaling-stroke" {...props} />

export const Fine = ({ d }: { d: string }) => <Line d={d} stroke="var(--fine)" strokeWidth="1" />

export const Stone = ({ d }: { d: string }) => (
  <Line d={d} fill="var(--ink-2)" stroke="var(--stone)" strokeWidth="1.25" />
)

/** The deck's two edges between two points. */
export const Deck = ({ from, to }: { from: number; to: number }) => (
  <Line d={`M${from} 0H${to}m0 9H${from}`} stroke="var(--on-ink)" strokeWidth="1.25" />
)
