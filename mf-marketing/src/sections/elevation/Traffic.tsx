import { keyframes, styled } from 'styled-components'
import { whereStopped } from '../MotionSwitch.tsx'
import { whereDown } from '../outage/BankSwitch.tsx'
import type { Works } from './works.ts'

/** Other payouts: small and white, along the deck from each bank and off the edge of the sheet. */
export const Traffic = ({ works: { pitch } }: { works: Works }) => (
  <Deck>
    <g className="traffic of-a" transform={`scale(-1 1) translate(${pitch} 4.5)`}>
      <Payouts />
    </g>
    <g className="traffic of-b" transform={`translate(${pitch} 4.5)`}>
      <Payouts />
    </g>
  </Deck>
)

/** Points. Their stroke must scale, as browsers move what does not on the main thread, and lay out the drawing for each frame. */
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

const Deck = styled.g`
  visibility: hidden;
  stroke: var(--on-ink);
  stroke-linecap: round;
  stroke-width: 3;

  ${whereDown} .of-a {
    opacity: 0;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    visibility: visible;

    path {
      animation: ${passes} 14s linear infinite;
    }

    path:nth-child(2) {
      animation-delay: -5.5s;
    }

    path:nth-child(3) {
      animation-delay: -9s;
    }

    .of-a {
      transition: opacity 60ms linear;
    }

    ${whereStopped} path,
    ${whereDown} .of-a path {
      animation-play-state: paused;
    }
  }
`
