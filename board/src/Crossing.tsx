import { styled } from 'styled-components'
import { shortened } from './versions.ts'

interface Props {
  /** The previous version or, while a version is shared, the live one. */
  from: string | undefined
  /** The live version or, while a version is shared, the shared one. */
  to: string
  /** The percentage of visitors who get the shared version. */
  percent: number | undefined
}

/** An arc between the two versions. While a version is shared, a dot on the arc shows its percentage of visitors. */
export function Crossing({ from, to, percent }: Props) {
  const isShared = percent !== undefined
  const at = placeOn((percent ?? 100) / 100)
  return (
    <Figure>
      {from && (
        <svg viewBox="0 0 272 44" aria-hidden="true" fill="none" strokeLinecap="round">
          <Deck d="M6 40H266" />
          <Arc d="M20 40Q136 -32 252 40" $isFaint={isShared} />
          {isShared && <Arc d={`M20 40Q${handle(percent / 100)} ${at.x} ${at.y}`} />}
          {isShared && <Packet cx={at.x} cy={at.y} r="6" />}
        </svg>
      )}
      <Banks>
        {from && (
          <div>
            <dt>{isShared ? 'live' : 'before'}</dt>
            <dd>
              <code title={from}>{shortened(from)}</code>
            </dd>
          </div>
        )}
        <div>
          <dt>{isShared ? `shared with ${percent}%` : 'live'}</dt>
          <dd>
            <code title={to}>
              <strong>{shortened(to)}</strong>
            </code>
          </dd>
        </div>
      </Banks>
    </Figure>
  )
}

/** A point on the arc, at a position from 0 to 1. */
function placeOn(way: number): { x: number; y: number } {
  const mix = (from: number, by: number, to: number) =>
    (1 - way) ** 2 * from + 2 * (1 - way) * way * by + way ** 2 * to
  return { x: mix(20, 136, 252), y: mix(40, -32, 40) }
}

/** Control point of the section of the arc from its start to a position from 0 to 1. */
const handle = (way: number): string => `${20 + way * 116} ${40 - way * 72}`

const Figure = styled.div`
  max-width: 17rem;
`

const Deck = styled.path`
  stroke: var(--line);
  stroke-width: 2;
`

const Arc = styled.path<{ $isFaint?: boolean }>`
  stroke: ${({ $isFaint }) => ($isFaint ? 'var(--line)' : 'var(--action)')};
  stroke-width: 2.5;
`

const Packet = styled.circle`
  fill: var(--amber);
`

const Banks = styled.dl`
  display: flex;
  gap: 1rem;
  justify-content: space-between;

  dt {
    color: var(--muted);
  }

  > :last-child:not(:first-child) {
    text-align: right;
  }
`
