import { keyframes, styled } from 'styled-components'
import { whereDown } from '../outage/BankSwitch.tsx'
import { refusedAt } from '../outage/Stage.tsx'
import { low } from '../windows.ts'
import { Lamps } from './Lamps.tsx'
import { Line } from './Line.tsx'
import { Pier, Pylon, Viaduct, Windows } from './Masonry.tsx'
import { Payout } from './Payout.tsx'
import { Dimensions, Water } from './Sheet.tsx'
import { Fallen, StandingDeck, Steel } from './Steel.tsx'
import { Traffic } from './Traffic.tsx'
import { boxOf, breakLine, spanOf, type Works } from './works.ts'

/** The bridge from the side. It continues beyond both edges of its box. */
export const Elevation = ({ works }: { works: Works }) => {
  const { name, pitch, halfPylon, sky, clearance } = works
  const spanA = `translate(${halfPylon - pitch})`
  const flipped = 'scale(-1 1)'
  const id = (part: string) => `${name}-${part}`
  return (
    <Drawing className={name} viewBox={boxOf(works).join(' ')} aria-hidden="true">
      <Water works={works} />
      <Viaduct id={id('viaduct')} works={works} />
      <use href={`#${id('viaduct')}`} transform={flipped} />
      <clipPath id={id('span')}>
        <path d={`M0 -${sky}H${spanOf(works)}V${clearance}H0z`} />
      </clipPath>
      <g className="steel bank-a">
        <g id={id('steel')}>
          <Steel works={works} transform={spanA} />
        </g>
        {/* A transform in the style sheet would replace the attribute, so each has its own element. */}
        <g transform={spanA} clipPath={`url(#${id('span')})`}>
          <g className="falls">
            <Fallen works={works} id={id('fallen')} />
          </g>
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
      <Traffic works={works} />
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
      <Payout works={works} />
    </Drawing>
  )
}

/** The piece falls straight down, faster and faster, into the water. */
const falls = keyframes`
  from, 55% { opacity: 1; }
  to { opacity: 0; transform: translateY(64%) rotate(7deg); }
`

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

  /* At rest Bank B carries nothing. It lights up when the payout is sent through it. */
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

  ${low} {
    .dimensions {
      display: none;
    }
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
    transform-origin: 50% 50%;
    transition: opacity 300ms var(--ease);
  }

  ${whereDown} {
    .bank-a {
      --steel: color-mix(in srgb, var(--on-ink-muted) 60%, var(--ink));
      --fine: color-mix(in srgb, var(--on-ink-muted) 20%, var(--ink));
      --stone: color-mix(in srgb, var(--on-ink-muted) 38%, var(--ink));
    }

    .bank-b {
      stroke: var(--steel);
    }

    .falls {
      opacity: 0;
      transition: none;
    }

    .lights {
      opacity: 0;
    }

    .lamps {
      transition-duration: 60ms;
    }

    .breaks {
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    ${whereDown} .bank-b {
      transition-delay: ${refusedAt}s;
    }

    ${whereDown} .falls {
      animation: ${falls} 300ms ease-in;
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
