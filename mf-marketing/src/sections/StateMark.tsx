import { styled } from 'styled-components'
import type { State } from '../content/screen.ts'

/** A shape for each kind of state, as colour alone does not tell: a tick, an arrow, a clock, a cross, a turn. */
const shapes = {
  done: 'M5 8.3 7.2 10.5 11.2 5.7',
  moving: 'M4.5 8H11M8.5 5.2 11.3 8 8.5 10.8',
  waiting: 'M8 4.7V8L10.2 9.5',
  failed: 'M5.6 5.6 10.4 10.4M10.4 5.6 5.6 10.4',
  returned: 'M5 6.2H9A2.2 2.2 0 0 1 9 10.6H6.5M6.8 4.3 4.9 6.2 6.8 8.1',
}

export const StateMark = ({ state: [, kind] }: { state: State }) => (
  <Shape viewBox="0 0 16 16" aria-hidden="true" data-kind={kind}>
    {kind !== 'fact' && <circle cx="8" cy="8" r="7.25" />}
    {kind !== 'fact' && <path d={shapes[kind]} />}
  </Shape>
)

const Shape = styled.svg`
  width: 1.125rem;
  height: 1.125rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-kind='done'] {
    fill: var(--action);
    stroke: var(--action);

    path {
      fill: none;
      stroke: var(--card);
    }
  }

  &[data-kind='failed'] circle {
    stroke: var(--danger);
    fill: color-mix(in srgb, var(--danger) 14%, var(--card));
  }

  &[data-kind='waiting'] circle {
    fill: color-mix(in srgb, var(--amber) 45%, var(--card));
  }
`
