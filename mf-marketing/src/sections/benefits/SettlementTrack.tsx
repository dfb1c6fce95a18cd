import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Settlements, WayToPay } from '../../content/figures/settlements.ts'
import { largeText, percent } from '../figures/tones.ts'
import { StateMark } from '../states/StateMark.tsx'
import { at, breakAt, lineOf, rowOf, settledOf, takenOf, waitsOf } from './settled.ts'

/** The payments made in one way, on the axis of the day. */
export const Track = ({ way, ticks }: { readonly way: WayToPay } & Pick<Settlements, 'ticks'>) => {
  const { height, line } = rowOf(way)
  return (
    <Line data-waits={way.settled && ''}>
      <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={ticks.map(([minute]) => `M${at(minute)} 0V${height}`).join('')} />
        <path className="line" d={lineOf(way)} />
        <path className="wait" data-is={way.state?.[1]} d={waitsOf(way)} />
        <path className="taken" d={takenOf(way)} />
        <path className="hollow" d={takenOf(way)} />
        {!way.state && <path className="settled" d={settledOf(way)} />}
      </svg>
      <Break $at={breakAt} viewBox={`0 0 20 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M5 0V${line - 6}l-5 3 10 6-5 3V${height + 4}h10V${line + 6}l5-3-10-6 5-3V0`} />
      </Break>
      {way.state && (
        <Place $at={at(way.settled ?? way.taken[0])}>
          <StateMark state={way.state} />
        </Place>
      )}
    </Line>
  )
}

export const Place = styled.span<{ $at: number }>`
  position: absolute;
  left: ${({ $at }) => percent($at / 1000)};
  transform: translateX(-50%);
`

const Line = styled.div`
  --height: 3.75rem;
  --rail: 1.875rem;
  --dot: 6px;
  position: relative;
  grid-column: 1 / -1;
  grid-row: 2;
  height: var(--height);

  &[data-waits] {
    --height: 6rem;
    --rail: 4.625rem;
  }

  > svg:first-child {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--line);
    stroke-linecap: round;
  }

  path {
    vector-effect: non-scaling-stroke;
  }

  .line {
    stroke: var(--muted);
  }

  .wait {
    stroke: var(--bright);
    stroke-linecap: butt;
    stroke-width: 1.25;
  }

  .wait[data-is='moving'] {
    stroke: var(--amber);
    stroke-dasharray: 4 3;
  }

  .taken {
    stroke: var(--text);
    stroke-width: var(--dot);
  }

  .hollow {
    stroke: var(--ground);
    stroke-width: calc(var(--dot) - 3px);
  }

  .settled {
    stroke: var(--bright);
    stroke-width: var(--dot);
  }

  &[data-waits] .settled {
    stroke-width: calc(2 * var(--dot));
  }

  > span {
    top: calc(var(--rail) - 0.5625rem);
  }

  /* The paths place dots of 9 px so that they touch the line. Smaller dots are moved to touch it too. */
  .taken,
  .hollow {
    transform: translateY(calc((9px - var(--dot)) / 2));
  }

  .settled {
    transform: translateY(calc((var(--dot) - 9px) / 2));
  }

  ${desktop} {
    --dot: 9px;
    grid-area: 1 / 2;
  }

  ${largeText} {
    display: none;
  }
`

/** The break in the axis, which cuts through the line and the arcs. */
const Break = styled.svg<{ $at: number }>`
  position: absolute;
  top: 0;
  left: ${({ $at }) => percent($at / 1000)};
  width: 1.25rem;
  height: 100%;
  margin-left: -0.625rem;
  fill: var(--card);
  stroke: var(--muted);
`
