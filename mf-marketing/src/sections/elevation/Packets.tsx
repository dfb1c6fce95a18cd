import { keyframes, styled } from 'styled-components'
import { whereStopped } from '../MotionSwitch.tsx'
import { whereDown } from '../outage/BankSwitch.tsx'
import { refusedAt, reroutedAt } from '../outage/Stage.tsx'
import { narrow, outerCircle, panelPoint, round, spanOf, type Works, wide } from './works.ts'

/** Payouts on their way along the arches to the payee's pier. The amber one is the ledger's. */
export const Packets = ({ works }: { works: Works }) => {
  const { halfPylon, pitch, gap } = works
  const { x, outer } = panelPoint(works, gap[0] - 1)
  const toSpanA = `translate(${halfPylon - pitch})`
  return (
    <Moving className={works.name}>
      <g className="of-a" transform={toSpanA}>
        <Packet works={works} />
        <Packet works={works} />
        <Packet works={works} />
      </g>
      <g data-at="refused rerouted" transform={`scale(-1 1) ${toSpanA}`}>
        <Packet works={works} />
        <Packet works={works} />
        <Packet works={works} />
        <Packet works={works} kind="told" />
      </g>
      <circle className="seat" r={round(works.packet * 2.4)} />
      <circle className="told" data-at="up" r={round(works.packet * 1.4)} />
      <circle className="told" data-at="rerouted" r={round(works.packet * 1.4)} />
      <g transform={`${toSpanA} translate(${x} ${outer})`}>
        <circle className="told" data-at="silent" r={works.packet} />
        <circle className="ring" data-at="silent" r={round(works.packet * 2.4)} />
      </g>
    </Moving>
  )
}

/** All but the told one travel for ever, and can be paused. */
const kinds = { plain: 'packet', told: 'told once' }

// A packet turns about the centre of its arch.
const Packet = ({ works, kind = 'plain' }: { works: Works; kind?: keyof typeof kinds }) => {
  const { radius, below } = outerCircle(works)
  return (
    <g transform={`translate(${spanOf(works) / 2} ${round(below)})`}>
      <g className={kinds[kind]}>
        <circle className="glow" cy={-round(radius)} r={round(works.packet * 2.2)} />
        <circle cy={-round(radius)} r={works.packet} />
      </g>
    </g>
  )
}

const travels = keyframes`
  from { transform: rotate(calc(-1 * var(--half))); opacity: 0; }
  6%, 94% { opacity: 1; }
  to { transform: rotate(var(--half)); opacity: 0; }
`

const Moving = styled.g`
  --half: ${round(outerCircle(narrow).angle)}deg;
  fill: var(--bright);
  stroke: none;

  &.wide {
    --half: ${round(outerCircle(wide).angle)}deg;
  }

  .glow {
    opacity: 0.28;
  }

  .told {
    fill: var(--amber);
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

  .packet {
    transform: rotate(calc(var(--half) * -0.62));
  }

  .once {
    opacity: 0;
  }

  :nth-child(2) > .packet {
    transform: rotate(calc(var(--half) * 0.1));
  }

  :nth-child(3) > .packet {
    transform: rotate(calc(var(--half) * 0.7));
  }

  .of-a {
    transition: opacity 300ms var(--ease);
  }

  ${whereDown} .of-a {
    opacity: 0;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .packet {
      animation: ${travels} 7.5s linear -1s infinite;
    }

    :nth-child(2) > .packet {
      animation-delay: -3.5s;
    }

    :nth-child(3) > .packet {
      animation-delay: -6s;
    }

    ${whereDown} .once {
      animation: ${travels} ${reroutedAt - refusedAt}s linear ${refusedAt}s backwards;
    }

    ${whereDown} .of-a .packet,
    ${whereStopped} .packet {
      animation-play-state: paused;
    }
  }
`
