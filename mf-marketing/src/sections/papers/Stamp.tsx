import { styled } from 'styled-components'
import type { Paper } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'
import { stampRed } from './stamp-red.ts'

interface StampProps extends NonNullable<Paper['stamp']> {
  /** For a second stamp on the page: the first one draws the rim that the text of both follows. */
  readonly again?: true
}

/** A round rubber stamp. */
export const Stamp = ({ rim, middle, again }: StampProps) => (
  <Print viewBox="-50 -50 100 100" aria-hidden="true">
    {!again && <path id="stamp-rim" d="M0 35.5A35.5 35.5 0 1 1 .1 35.5" />}
    <circle r="48" />
    <circle r="32" />
    <text textLength="219">
      <textPath href="#stamp-rim">{rim}</textPath>
    </text>
    <text className="middle" y="5">
      {middle}
    </text>
  </Print>
)

const Print = styled.svg`
  position: absolute;
  top: -0.75rem;
  right: 1.75rem;
  width: 6.25rem;
  height: 6.25rem;
  overflow: visible;
  transform: rotate(-14deg);
  fill: none;
  stroke: ${stampRed};
  stroke-width: 1.5;

  #stamp-rim {
    stroke: none;
  }

  text {
    fill: ${stampRed};
    stroke: none;
    font: 600 12px var(--font-text);
  }

  .middle {
    font: 700 15px var(--font-display);
    text-anchor: middle;
  }

  ${laidOut.wide} {
    top: -1.25rem;
    right: 3.5rem;
  }
`
