import type { ReactElement } from 'react'

interface TurnsProps {
  /** Starts the ids of the parts. */
  readonly id: string
  readonly count: number
  /** Of them all, where these are a part. */
  readonly of?: number
  readonly children: ReactElement
}

/** A shape at so many turns around a circle. Halves refer to halves, so that a few elements draw hundreds. */
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
