import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type ByMoment, type Moment, moments } from '../../../content/home/outage.ts'

interface FlipProps<T> {
  readonly values: ByMoment<T>
  readonly children: (value: T) => ReactNode
}

/**
 * Shows the value of the current moment. All values take up the same space, so that nothing moves. Must be in a
 * `Stage`.
 */
export const Flip = <T,>({ values, children }: FlipProps<T>) => (
  <Place>
    {stretches(values).map(([names, value]) => (
      <span key={names} data-at={names}>
        {children(value)}
      </span>
    ))}
  </Place>
)

/** Merges consecutive moments that have the same value. */
function stretches<T>(values: ByMoment<T>): (readonly [names: string, value: T])[] {
  const starts = moments.filter((moment, i) => isNew(values, moment, moments[i - 1]))
  return starts.map((start, i) => {
    const next = starts[i + 1]
    const names = moments.slice(moments.indexOf(start), next && moments.indexOf(next))
    return [names.join(' '), values[start]]
  })
}

const isNew = <T,>(values: ByMoment<T>, moment: Moment, before: Moment | undefined): boolean =>
  before === undefined || before === 'up' || values[moment] !== values[before]

const Place = styled.span`
  display: grid;

  > * {
    grid-area: 1 / 1;
  }
`
