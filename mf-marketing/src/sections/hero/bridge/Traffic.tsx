import { keyframes, styled } from 'styled-components'
import { whereStopped } from '../../MotionSwitch.tsx'
import { whereDown } from '../outage/BankSwitch.tsx'
import { narrow, outerCircle, round, spanOf, type Works, wide } from './works.ts'

/** Other payouts, as white points: large over Bank A's arch, small along the deck from each bank outwards. */
export const Traffic = ({ works }: { works: Works }) => (
  <Deck className={works.name}>
    <Arch works={works} />
    <g className="traffic of-a" transform={`scale(-1 1) translate(${works.pitch} 4.5)`}>
      <Payouts />
    </g>
    <g className="traffic of-b" transform={`translate(${works.pitch} 4.5)`}>
      <Payouts />
    </g>
  </Deck>
)

// The payout over the arch turns about the centre of the arch.
const Arch = ({ works }: { works: Works }) => {
  const { radius, below } = outerCircle(works)
  const point = `M0-${round(radius)}h0`
  return (
    <g transform={`translate(${works.halfPylon - works.pitch + spanOf(works) / 2} ${round(below)})`}>
      <g className="crosses">
        <path d={point} strokeOpacity=".3" strokeWidth="17" />
        <path d={point} strokeWidth="8" />
      </g>
    </g>
  )
}

/**
 * The small points. Their stroke must scale: Chromium moves elements with a non-scaling stroke on the main thread, and
 * lays out the drawing in each frame.
 */
const Payouts = () => (
  <>
    <path d="M0 0h0" />
    <path d="M0 0h0" />
    <path d="M0 0h0" />
  </>
)

const passes = keyframes`
  to { transform: translateX(700px); }
`

/** A payout crosses the arch every four seconds, and is hidden for the rest of that time. */
const crosses = keyframes`
  from { transform: rotate(calc(-1 * var(--half))); opacity: 0; }
  4%, 57% { opacity: 1; }
  60%, to { transform: rotate(var(--half)); opacity: 0; }
`

const Deck = styled.g`
  --half: ${round(outerCircle(narrow).angle)}deg;
  visibility: hidden;
  stroke: var(--on-ink);
  stroke-linecap: round;
  stroke-width: 3;

  &.wide {
    --half: ${round(outerCircle(wide).angle)}deg;
  }

  ${whereDown} .of-a {
    opacity: 0;
  }

  ${whereDown} .crosses {
    display: none;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    visibility: visible;

    .crosses {
      animation: ${crosses} 4s linear infinite;
    }

    .traffic path {
      animation: ${passes} 14s linear infinite;
    }

    .traffic path:nth-child(2) {
      animation-delay: -5.5s;
    }

    .traffic path:nth-child(3) {
      animation-delay: -9s;
    }

    .of-a {
      transition: opacity 60ms linear;
    }

    ${whereStopped} .crosses,
    ${whereStopped} path,
    ${whereDown} .of-a path {
      animation-play-state: paused;
    }
  }
`
