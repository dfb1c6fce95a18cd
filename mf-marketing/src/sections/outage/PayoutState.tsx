import { styled } from 'styled-components'
import type { StateKind } from '../../content/home/outage.ts'

/** A payout's state: a shape and a colour, with its name. */
export const PayoutState = ({ label, kind }: { label: string; kind: StateKind }) => (
  <Mark data-kind={kind}>
    {label}
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {shapes[kind]}
    </svg>
  </Mark>
)

const shapes = {
  paid: (
    <>
      <circle className="full" cx="8" cy="8" r="7" />
      <path className="cut" d="m4.75 8.25 2.25 2.25 4.25-4.75" />
    </>
  ),
  moving: (
    <>
      <circle cx="8" cy="8" r="6.25" />
      <path className="full" d="M8 4.5a3.5 3.5 0 0 1 0 7Z" />
    </>
  ),
  unknown: <circle cx="8" cy="8" r="6.25" strokeDasharray="2.6 2.31" />,
  failed: <path d="M2 2h12v12H2zm3.5 3.5 5 5m0-5-5 5" />,
  idle: <path d="M2 8h12" />,
}

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

  .full {
    fill: currentColor;
    stroke: none;
  }

  .cut {
    stroke: var(--ink);
    stroke-width: 1.75;

    @media (forced-colors: active) {
      stroke: Canvas;
    }
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
