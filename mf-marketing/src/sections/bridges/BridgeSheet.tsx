import { keyframes, styled } from 'styled-components'
import type { Bridge, Dimension } from '../../content/bridges/bridge.ts'
import { lineDrawing } from '../line-drawing.ts'
import type { Drawn } from './drawn.ts'
import { sheetOf } from './sheet-of.ts'

/** Id of the drawing without its dimensions, for other drawings that show a part of it. */
export const elevation = 'elevation'

/** A bridge in elevation, to scale, with its dimension lines, as on an engineer's sheet. */
export const BridgeSheet = (bridge: Bridge) => {
  const { size, at, standing, lifted } = sheetOf(bridge)
  return (
    <Sheet role="img" aria-label={bridge.label}>
      <Drawing viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
        <g id={elevation}>
          <Paths {...standing} />
          {lifted && (
            <Lifted $by={lifted.by}>
              <Paths {...lifted} />
            </Lifted>
          )}
        </g>
        {bridge.dimensions.map((dimension) => (
          <Measure key={dimension.text + dimension.from} {...dimension} at={at} />
        ))}
      </Drawing>
      <p>
        <b>{bridge.name}</b> {bridge.place}, {bridge.opened}
      </p>
    </Sheet>
  )
}

const Paths = ({ fine, line, body, heavy }: Drawn) => (
  <>
    {fine && <path className="fine" d={fine} />}
    {line && <path d={line} />}
    {body && <path className="body" d={body} />}
    {heavy && <path className="heavy" d={heavy} />}
  </>
)

/** A dimension line with its ticks and its figure. */
const Measure = (dimension: Dimension & { at: (x: number, y: number) => readonly [number, number] }) => {
  const { at, text, from, to } = dimension
  const upright = 'x' in dimension
  const [x0, y0] = upright ? at(dimension.x, from) : at(from, dimension.y)
  const [x1, y1] = upright ? at(dimension.x, to) : at(to, dimension.y)
  const middle = upright || dimension.textAt === undefined ? (x0 + x1) / 2 : at(dimension.textAt, 0)[0]
  const left = upright && dimension.side === 'left'
  const tick = upright ? 'm-5 3l10-6' : 'm-3 5l6-10'
  return (
    <>
      <path className="measure" d={`M${x0} ${y0}L${x1} ${y1}M${x0} ${y0}${tick}M${x1} ${y1}${tick}`} />
      <text
        x={middle + (upright ? (left ? -12 : 8) : 0)}
        y={upright ? y0 + ((y1 - y0) * (left ? 3 : 1)) / 4 : y0 - 7}
        data-upright={upright ? (left ? 'left' : 'right') : undefined}
        data-below={(!upright && dimension.clear) || undefined}
      >
        {text}
      </text>
    </>
  )
}

/** Text is sized in the drawing's own units, smaller where the drawing is larger than its column. */
const Drawing = styled.svg`
  ${lineDrawing}
  stroke-linejoin: round;

  .fine {
    stroke: color-mix(in srgb, var(--text) 55%, var(--paper));
    stroke-width: 0.75;
  }

  .body {
    fill: var(--paper);
  }

  .heavy {
    stroke-width: 2.25;
  }

  .measure {
    stroke: var(--action);
    stroke-width: 1;
  }

  text {
    fill: var(--action-strong);
    stroke: var(--paper);
    stroke-width: 6;
    paint-order: stroke;
    font: 600 calc(var(--lettering, 1) * 18px) var(--font-text);
    text-anchor: middle;
  }

  /* The drawing's units are small in a narrow window, and even smaller on a phone. */
  @media (width < 64rem) {
    text {
      font-size: calc(var(--lettering, 1) * 23px);
    }
  }

  @media (width < 44rem) {
    text {
      font-size: calc(var(--lettering, 1) * 44px);
      stroke-width: 8;
      transform: translateY(-10px);
    }

    [data-upright] {
      transform: none;
    }

    /* Below the water and everything in it. */
    [data-below] {
      transform: translateY(52px);
    }

    &:has([data-below]) {
      margin-bottom: 1rem;
    }
  }

  [data-upright] {
    text-anchor: start;
  }

  [data-upright='left'] {
    text-anchor: end;
  }
`

const fromDeck = (by: number) => keyframes`
  from { transform: translateY(${by}px); }
`

/** The lifted parts, which rise once, after the page has opened. */
const Lifted = styled.g<{ $by: number }>`
  @media screen and (prefers-reduced-motion: no-preference) {
    animation: ${({ $by }) => fromDeck($by)} 300ms var(--ease) 600ms backwards;
  }
`

const Sheet = styled.div`
  p {
    margin-top: 0.75rem;
    padding-top: 0.5rem;
    border-top: 1px solid var(--text);
    color: var(--muted);
    font-size: var(--size-small);
  }

  b {
    color: var(--text);
    font-weight: 600;
  }
`
