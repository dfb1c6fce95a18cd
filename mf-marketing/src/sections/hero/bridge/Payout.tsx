import { keyframes, styled } from 'styled-components'
import { stateShapes } from '../../states/state-shapes.tsx'
import { whereDown } from '../outage/BankSwitch.tsx'
import { refusedAt, reroutedAt } from '../outage/Stage.tsx'
import { narrow, outerCircle, panelPoint, round, spanOf, type Works, wide } from './works.ts'

/** The one payout of the ledger: held at the break, then on its way over Bank B's arch, then with the payee. */
export const Payout = ({ works }: { works: Works }) => {
  const { halfPylon, pitch, gap, packet, disc } = works
  const { x, outer } = panelPoint(works, gap[0] - 1)
  // The style sheet sets transforms on elements that come and go, which would override their own transform attributes.
  // So a group around each of them has the attribute.
  return (
    <Moving className={`payout ${works.name}`}>
      <g transform={`translate(${round(halfPylon - pitch + x)} ${outer})`}>
        <g data-at="silent">
          <circle r={packet} />
          <circle className="ring" r={round(packet * 2.4)} />
        </g>
      </g>
      <circle className="seat" r={disc} />
      <g transform={`scale(-1 1) translate(${halfPylon - pitch})`}>
        <g data-at="refused">
          <Packet works={works} />
        </g>
      </g>
      <Paid at="up" disc={disc} />
      <Paid at="rerouted" disc={disc} />
    </Moving>
  )
}

/** The disc that the ledger shows for a paid row. */
const Paid = ({ at, disc }: { at: string; disc: number }) => (
  <g className="paid" data-at={at}>
    <g transform={`scale(${round(disc / 7)}) translate(-8 -8)`}>{stateShapes.done}</g>
  </g>
)

// The packet turns about the centre of its arch.
const Packet = ({ works }: { works: Works }) => {
  const { radius, below } = outerCircle(works)
  return (
    <g transform={`translate(${spanOf(works) / 2} ${round(below)})`}>
      <g className="travels">
        <circle className="glow" cy={-round(radius)} r={round(works.packet * 2.2)} />
        <circle cy={-round(radius)} r={works.packet} />
      </g>
    </g>
  )
}

/** How long the payout travels, in seconds: it arrives just before its row in the ledger says so. */
const travelTime = reroutedAt - refusedAt - 0.2

const travels = keyframes`
  from { transform: rotate(calc(-1 * var(--half))); opacity: 0; }
  6% { opacity: 1; }
  to { transform: rotate(var(--half)); opacity: 1; }
`

const Moving = styled.g`
  --half: ${round(outerCircle(narrow).angle)}deg;
  fill: var(--amber);
  stroke: none;

  &.wide {
    --half: ${round(outerCircle(wide).angle)}deg;
  }

  .glow {
    opacity: 0.28;
  }

  .paid {
    --done: var(--bright);
    --ground: var(--ink);
  }

  .seat {
    fill: var(--ink);
    stroke: var(--on-ink-muted);
    stroke-width: 1.25;
    vector-effect: non-scaling-stroke;
  }

  .ring {
    fill: none;
    stroke: var(--amber);
    stroke-dasharray: 4 3;
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  @media (prefers-reduced-motion: no-preference) {
    ${whereDown} .travels {
      animation: ${travels} ${travelTime}s linear ${refusedAt}s both;
    }
  }
`
