import { styled } from 'styled-components'
import { type Claim, counted } from '../../content/about.ts'
import { lineDrawing } from '../line-drawing.ts'
import { onLedger, shelf, size, upTo, ways } from './claim-lines.ts'

/** What is counted in a claim, drawn. */
export const ClaimDrawing = ({ drawn }: Pick<Claim, 'drawn'>) => (
  <Drawing viewBox={`0 0 ${size.join(' ')}`} aria-hidden="true">
    {drawings[drawn]}
  </Drawing>
)

const volumes = shelf(counted.years)
const time = upTo(counted.uptime / 100)
const paths = ways(counted.banks)

const drawings = {
  ledger: (
    <>
      <path d={onLedger.later} data-is="later" />
      <path d={onLedger.first} data-is="ours" />
      <path d={onLedger.ledger} data-is="ours" />
      <path d={onLedger.ruled} data-is="fine" />
    </>
  ),
  years: (
    <>
      <path d={volumes.volumes} />
      <path d={volumes.labels} data-is="fine" />
      <path d={volumes.board} data-is="ours" />
    </>
  ),
  uptime: (
    <>
      <path d={time.tenths} data-is="fine" />
      <path d={time.up} data-is="up" />
      <rect {...time.down} y="30" height="28" data-is="down" />
      <circle cx={time.down.x} cy="44" r="20" />
    </>
  ),
  banks: (
    <>
      <path d={paths.down} data-is="later" />
      <path d={paths.up} data-is="line" />
      <path d={paths.banks} />
      <path d={paths.cross} data-is="cross" />
      <path d={`M6 56h0M${paths.hub} 56h0`} data-is="end" />
    </>
  ),
}

const Drawing = styled.svg`
  ${lineDrawing}
  print-color-adjust: exact;

  [data-is='later'] {
    stroke: var(--muted);
    stroke-dasharray: 5 5;
  }

  [data-is='ours'] {
    fill: color-mix(in srgb, var(--action) 14%, var(--paper));
    stroke: var(--action);
    stroke-width: 2;
  }

  [data-is='fine'] {
    stroke: color-mix(in srgb, var(--text) 45%, var(--paper));
    stroke-width: 1;
  }

  [data-is='line'] {
    stroke: var(--action);
    stroke-width: 2;
  }

  [data-is='up'] {
    stroke: var(--action);
    stroke-width: 28;
    vector-effect: none;
  }

  [data-is='down'] {
    fill: var(--amber);
    stroke: none;
  }

  circle {
    stroke: var(--amber);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  [data-is='cross'] {
    stroke: var(--danger);
    stroke-width: 2;
  }

  [data-is='end'] {
    stroke: var(--amber);
    stroke-width: 14;
    stroke-linecap: round;
  }
`
