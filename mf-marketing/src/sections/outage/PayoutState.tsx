import { styled } from 'styled-components'
import type { StateKind } from '../../content/home/outage.ts'
import { stateShapes } from './state-shapes.tsx'

/** A payout's state: a shape and a colour, with its name. */
export const PayoutState = ({ label, kind }: { label: string; kind: StateKind }) => (
  <Mark data-kind={kind}>
    {label}
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {stateShapes[kind]}
    </svg>
  </Mark>
)

const Mark = styled.span`
  position: relative;
  display: block;
  padding-right: 1.4375rem;
  font-weight: 600;
  white-space: nowrap;

  /* Its place is kept, as it arrives after the label. */
  svg {
    position: absolute;
    top: calc(50% - 0.5rem);
    right: 0;
    width: 1rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
  }

  @media (forced-colors: active) {
    --ink: Canvas;
  }

  &[data-kind='paid'] {
    color: var(--bright);
  }

  &[data-kind='moving'],
  &[data-kind='unknown'] {
    color: var(--amber);
  }

  &[data-kind='failed'] {
    color: color-mix(in srgb, var(--danger) 48%, var(--on-ink));
  }

  &[data-kind='idle'] {
    color: var(--on-ink-muted);
    font-weight: 400;
  }
`
