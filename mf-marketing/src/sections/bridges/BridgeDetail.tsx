import { styled } from 'styled-components'
import type { Bridge } from '../../content/bridges/bridge.ts'
import { elevation } from './BridgeSheet.tsx'
import { sheetOf } from './sheet-of.ts'

interface BridgeDetailProps {
  readonly bridge: Bridge
  /** The part of the bridge that is shown, in metres: its left edge, its lowest point, its width and its height. */
  readonly part: readonly [x: number, y: number, width: number, height: number]
}

/** A part of the page's bridge, as wide as the window, without text. Decorative: the sheet above has the text. */
export const BridgeDetail = ({ bridge, part: [x, y, width, height] }: BridgeDetailProps) => {
  const { at } = sheetOf(bridge)
  const [left, top] = at(x, y + height)
  const [right, bottom] = at(x + width, y)
  return (
    <Band
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`#${elevation}`} />
    </Band>
  )
}

/** All lines have the same stroke width, because copies do not match the sheet's selectors. */
const Band = styled.svg`
  display: block;
  width: 100%;
  height: clamp(16rem, 40vw, 46rem);
  background: var(--action-strong);
  fill: none;
  stroke: color-mix(in srgb, var(--bright) 45%, var(--card));
  stroke-width: 0.5;
  stroke-linejoin: round;
  forced-color-adjust: none;

  @media print {
    display: none;
  }
`
