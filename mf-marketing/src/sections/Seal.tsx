import { desktop } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { Standard } from '../content/home/proof.ts'
import { wave } from './guilloche-curve.ts'
import { Turns } from './Turns.tsx'

/** A round seal: the name, an arch over it, the motto along the edge, and around these a rosette of the seal's own. */
export const Seal = ({ name, motto, rosette: { lobes, waves } }: Standard) => {
  const edge = `edge-${name.replace(/\W/g, '')}`
  const [first, second] = name.split(' ')
  return (
    <Drawing viewBox="-112 -112 224 224" role="img" aria-label={name}>
      <g className="rosette" transform="scale(.1)">
        <Turns id={`${edge}-`} count={waves} of={lobes * waves}>
          <path d={wave(960, 130, lobes)} />
        </Turns>
      </g>
      <circle className="rim" r="78" />
      <circle className="rim" r="54" />
      <path className="ticks" d="M-38.4 53.7A66 66 0 0 0 38.4 53.7" />
      <path id={edge} d="M0 62A62 62 0 0 1 0-62A62 62 0 0 1 0 62" />
      <text className="motto">
        <textPath href={`#${edge}`} startOffset="50%">
          {motto}
        </textPath>
      </text>
      <path className="arch" d="M-26-18A26 26 0 0 1 26-18M-14-18A14 14 0 0 1 14-18M-34-18H34" />
      <text className={second ? 'name small' : 'name'} y={second ? 8 : 18}>
        {first}
      </text>
      {second && (
        <text className="name" y="35">
          {second}
        </text>
      )}
    </Drawing>
  )
}

const Drawing = styled.svg`
  width: min(100%, 16rem);

  path {
    fill: none;
  }

  .rim {
    fill: none;
    stroke: var(--action);
    stroke-width: 1.25;
  }

  /* Fifteen ticks, 5° apart, along the bottom of the edge, up to the ends of the motto. */
  .ticks {
    stroke: var(--action);
    stroke-width: 14;
    stroke-dasharray: 1.25 4.51;
  }

  .rosette {
    fill: none;
    stroke: var(--action);
    stroke-width: 7;
  }

  .arch {
    stroke: var(--bright);
    stroke-width: 1.75;
  }

  text {
    fill: var(--action-strong);
    text-anchor: middle;
  }

  .motto {
    font: 600 15px var(--font-text);

    ${desktop} {
      font-size: 12px;
      letter-spacing: 0.04em;
    }
  }

  .name {
    font: 700 29px var(--font-display);
    letter-spacing: -0.01em;
  }

  .small {
    font-size: 17px;
  }
`
