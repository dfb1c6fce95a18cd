import { styled } from 'styled-components'
import type { Belief } from '../../content/mission.ts'
import { lineDrawing } from '../line-drawing.ts'
import { boxes, girders, known, letters, onRail, size } from './belief-lines.ts'

/** What a belief says, as a line drawing. */
export const BeliefDrawing = ({ drawn, label }: Pick<Belief, 'drawn' | 'label'>) => (
  <Drawing viewBox={`0 0 ${size.join(' ')}`} role="img" aria-label={label}>
    {drawings[drawn]}
  </Drawing>
)

const drawings = {
  rail: (
    <>
      <path d={onRail.rail} />
      <path d={onRail.all} data-is="fine" />
      <path d={onRail.one} data-is="one" />
    </>
  ),
  girder: (
    <>
      <path d={girders.girders} />
      <path d={girders.stiffeners} data-is="ours" />
      <path d={girders.plates} data-is="plate" />
      <path d={girders.bolts} data-is="bolt" />
    </>
  ),
  known: (
    <>
      <path d={known.guesses} data-is="fine" />
      <path d={known.unknown} data-is="unknown" />
      <path d={known.known} data-is="known" />
      <path d="M6 66h0M354 66h0" data-is="end" />
      <circle cx="120" cy="66" r="6" />
      <circle cx="244" cy="66" r="6" data-is="one" />
    </>
  ),
  letters: (
    <>
      <path d={boxes} />
      {letters.map(({ word, x }) => (
        <text key={word} x={x.map((left) => left + 13).join(' ')} y="83">
          {word}
        </text>
      ))}
    </>
  ),
}

const Drawing = styled.svg`
  ${lineDrawing}
  print-color-adjust: exact;

  circle {
    fill: var(--card);
    vector-effect: non-scaling-stroke;
  }

  [data-is='fine'] {
    stroke: var(--muted);
    stroke-width: 1;
  }

  [data-is='one'] {
    fill: var(--amber);
  }

  [data-is='ours'],
  [data-is='known'] {
    stroke: var(--action);
    stroke-width: 2;
  }

  [data-is='plate'] {
    fill: color-mix(in srgb, var(--amber) 24%, var(--card));
  }

  [data-is='bolt'],
  [data-is='end'] {
    stroke-width: 5;
    stroke-linecap: round;
  }

  [data-is='end'] {
    stroke: var(--action);
    stroke-width: 12;
  }

  [data-is='unknown'] {
    stroke-width: 2;
    stroke-dasharray: 2 6;
  }

  text {
    fill: var(--action-strong);
    stroke: none;
    font: 650 19px var(--font-display);
    text-anchor: middle;
    text-transform: uppercase;
  }
`
