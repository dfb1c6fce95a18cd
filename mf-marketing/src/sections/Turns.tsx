import type { ReactElement } from 'react'

interface TurnsProps {
  /** Prefix of the parts' ids. */
  readonly id: string
  readonly count: number
  /** The number of steps around the circle, if it is more than `count`. */
  readonly of?: number
  readonly children: ReactElement
}

/**
 * A shape repeated at this many steps around a circle. Each half is a copy of smaller halves, so that a few elements
 * draw hundreds of shapes.
 */
export const Turns = ({ id, count, of = count, children }: TurnsProps) => {
  if (count === 1) return <g id={`${id}1`}>{children}</g>
  const half = Math.floor(count / 2)
  const turned = (turns: number, part: number) => (
    <use href={`#${id}${part}`} transform={`rotate(${Number(((turns * 360) / of).toFixed(2))})`} />
  )
  return (
    <g id={`${id}${count}`}>
      <Turns id={id} count={half} of={of}>
        {children}
      </Turns>
      {turned(half, half)}
      {count % 2 === 1 && turned(count - 1, 1)}
    </g>
  )
}
