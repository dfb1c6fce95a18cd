import { styled } from 'styled-components'
import { whereDown } from '../outage/BankSwitch.tsx'
import { refusedAt } from '../outage/Stage.tsx'
import { Fine, Line } from './Line.tsx'
import { Pier, Pylon, Viaduct, Windows } from './Masonry.tsx'
import { Packets } from './Packets.tsx'
import { Fallen, StandingDeck, Steel } from './Steel.tsx'
import { boxOf, breakLine, nameDepth, round, spanOf, type Works } from './works.ts'

/** The bridge from the side. It runs on beyond both edges of its box. */
export const Elevation = ({ works }: { works: Works }) => {
  const { name, pitch, halfPylon } = works
  const spanA = `translate(${halfPylon - pitch})`
  const flipped = 'scale(-1 1)'
  const id = (part: string) => `${name}-${part}`
  return (
    <Drawing className={name} viewBox={boxOf(works).join(' ')} aria-hidden="true">
      <Water works={works} />
      <Viaduct id={id('viaduct')} works={works} />
      <use href={`#${id('viaduct')}`} transform={flipped} />
      <g className="steel bank-a">
        <g id={id('steel')}>
          <Steel works={works} transform={spanA} />
        </g>
        <g className="falls" transform={spanA}>
          <Fallen works={works} id={id('fallen')} />
        </g>
      </g>
      <g className="steel bank-b">
        <use href={`#${id('steel')}`} transform={flipped} />
        <use href={`#${id('fallen')}`} transform={`${flipped} ${spanA}`} />
      </g>
      <Line
        className="breaks"
        d={works.gap.map((panel) => breakLine(works, panel)).join('')}
        transform={spanA}
      />
      <StandingDeck works={works} />
      <Dimensions works={works} />
      <Lamps works={works} />
      <g className="bank-a" transform={`translate(${-pitch})`}>
        <Pylon id={id('pylon')} works={works} />
      </g>
      <use href={`#${id('pylon')}`} x={pitch} />
      <g className="lights" transform={`translate(${-pitch})`}>
        <Windows id={id('windows')} works={works} />
      </g>
      <use href={`#${id('windows')}`} x={pitch} />
      <Pier works={works} />
      <Packets works={works} />
    </Drawing>
  )
}

/** Points of light on the deck, at every other panel. */
const Lamps = ({ works }: { works: Works }) => {
  const { pitch, halfPylon, panels } = works
  const pace = round((2 * spanOf(works)) / panels)
  const row = `m${pace} 0h0`.repeat(panels / 2 - 1)
  return (
    <>
      <Line className="lamps lights" d={`M${halfPylon - pitch}-3${row}`} />
      <Line className="lamps" d={`M${halfPylon - pitch}-3${row}`} transform="scale(-1 1)" />
    </>
  )
}

/** The measure of each span, as on an engineer's sheet. Its middle is left to the span's name. */
const Dimensions = ({ works }: { works: Works }) => {
  const { pitch, halfPylon, halfPier, clearance, name } = works
  const [left, right, y] = [halfPylon + 5 - pitch, -halfPier - 5, round(clearance * nameDepth)]
  const gap = name === 'wide' ? 100 : 52
  const middle = -pitch / 2
  const line = `M${left - 3} ${y + 3}l6-6m-3-3v12m0-6H${middle - gap}m${2 * gap} 0H${right}m0-6v12m-3-3 6-6`
  return (
    <>
      <Fine d={line} />
      <g transform="scale(-1 1)">
        <Fine d={line} />
      </g>
    </>
  )
}

const Water = ({ works: { clearance } }: { works: Works }) => (
  <>
    <Line d={`M-3000 ${clearance}h6000`} stroke="var(--stone)" />
    {[0.08, 0.18, 0.3, 0.44].map((depth) => (
      <Line key={depth} className="wave" d={`M-3000 ${round(clearance * (1 + depth))}h6000`} />
    ))}
  </>
)

const Drawing = styled.svg`
  --light: color-mix(in srgb, var(--on-ink) 80%, var(--amber));
  --steel: var(--bright);
  --stone: var(--on-ink-muted);
  --fine: color-mix(in srgb, var(--on-ink-muted) 45%, var(--ink));
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  stroke-linejoin: round;

  .steel {
    stroke: var(--steel);
    stroke-width: 1.5;
  }

  @media (min-width: 112rem) {
    .steel {
      stroke-width: 2;
    }
  }

  /* At rest Bank B carries nothing. It lights up when the payout is sent by it. */
  .bank-b {
    stroke: color-mix(in srgb, var(--steel) 52%, var(--ink));
    transition: stroke 300ms var(--ease);
  }

  .breaks {
    stroke: var(--on-ink);
    stroke-width: 1.25;
  }

  .wave {
    stroke: color-mix(in srgb, var(--on-ink-muted) 28%, var(--ink));
    stroke-dasharray: 90 14 26 9 140 22;
  }

  .wave:nth-child(odd) {
    stroke-dasharray: 34 18 110 30 12 12;
  }

  .lamps {
    stroke: var(--light);
    stroke-linecap: round;
    stroke-width: 3;
  }

  .breaks {
    opacity: 0;
  }

  .lights,
  .breaks {
    transition: opacity 300ms var(--ease);
  }

  .falls {
    transform-box: fill-box;
    transform-origin: 20% 50%;
    transition:
      opacity 300ms var(--ease),
      transform 300ms var(--ease);
  }

  ${whereDown} {
    .bank-a {
      --steel: color-mix(in srgb, var(--on-ink-muted) 60%, var(--ink));
      --fine: color-mix(in srgb, var(--on-ink-muted) 20%, var(--ink));
      --stone: color-mix(in srgb, var(--on-ink-muted) 38%, var(--ink));
    }

    .bank-b {
      stroke: var(--steel);
      transition-delay: ${refusedAt}s;
    }

    .falls {
      opacity: 0;
      transform: translateY(45%) rotate(9deg);
    }

    .lights {
      opacity: 0;
    }

    .breaks {
      opacity: 1;
    }
  }

  @media (forced-colors: active) {
    --steel: CanvasText;
    --stone: CanvasText;
    --fine: color-mix(in srgb, CanvasText 50%, Canvas);
    --light: CanvasText;
    --on-ink: CanvasText;
    --ink: Canvas;
    --ink-2: Canvas;
  }
`
