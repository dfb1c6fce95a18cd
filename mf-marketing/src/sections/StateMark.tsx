import { styled } from 'styled-components'
import type { State } from '../content/screen.ts'

/** A shape for each kind of state, as colour alone does not tell: a tick, an arrow, an open ring. */
const shapes = {
  done: 'M5 8.3 7.2 10.5 11.2 5.7',
  moving: 'M4.5 8H11M8.5 5.2 11.3 8 8.5 10.8',
  waiting: 'M8 4.7V8L10.2 9.5',
}

export const StateMark = ({ state: [, kind] }: { state: State }) => (
  <Shape viewBox="0 0 16 16" aria-hidden="true" data-kind={kind}>
    <circle cx="8" cy="8" r="7.25" />
    <path d={shapes[kind]} />
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

  &[data-kind='waiting'] circle {
    fill: color-mix(in srgb, var(--amber) 45%, var(--card));
  }
`
