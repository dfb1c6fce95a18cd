import { desktop } from '@bridge/shared/breakpoints'
import { keyframes, styled } from 'styled-components'
import type { Noted } from '../../content/pictures/batch.ts'
import { stateShapes } from '../states/state-shapes.tsx'

interface BatchCellsProps {
  readonly count: number
  readonly noted: readonly Noted[]
}

/**
 * A cell for each row of a file, in the order of the file. The cell of a noted row shows the shape of the row's state.
 * On hover, each cell shows its row number.
 */
export const BatchCells = ({ count, noted }: BatchCellsProps) => {
  const notes = new Map(noted.map((note) => [note.row, note]))
  return (
    <Cells>
      {Array.from({ length: count }, (_, i) => {
        const note = notes.get(i + 1)
        return note ? <Mark key={i} {...note} /> : <i key={i} />
      })}
    </Cells>
  )
}

const Mark = ({ row, payee, state: [, kind] }: Noted) => (
  <b data-payee={payee} data-noted={row} data-is={kind}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {stateShapes[kind]}
    </svg>
  </b>
)

/** The width over which the wave fades in. */
const edge = '16rem'

const passes = keyframes`
  from { opacity: 1; }
  to { opacity: 1; transform: translateX(100%); }
`

const appears = keyframes`
  from { transform: scale(0); }
`

const Cells = styled.div`
  --cell: calc(100% / var(--columns));
  position: relative;
  counter-reset: row;
  line-height: 0;
  forced-color-adjust: none;
  print-color-adjust: exact;

  > * {
    display: inline-block;
    width: var(--cell);
    padding: calc(var(--cell) * 0.1);
    vertical-align: top;
    aspect-ratio: 1;
    counter-increment: row;
  }

  > :hover {
    position: relative;
    z-index: 2;
  }

  > :hover::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--on-ink);
    font: 600 var(--size-tiny) / 1.35 var(--font-text);
    font-variant-numeric: tabular-nums;
    content: counter(row);
  }

  > b:hover::after {
    inset: auto auto 100% 50%;
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--on-ink-muted);
    border-radius: 0.25rem;
    background: var(--ink);
    white-space: nowrap;
    transform: translateX(-50%);
    content: 'Row ' counter(row) ': ' attr(data-payee);

    ${desktop} {
      inset: auto 0 100% auto;
      transform: none;
    }
  }

  > i {
    border-radius: 17%;
    background: var(--action) content-box;
  }

  > b > svg {
    display: block;
    width: 100%;
    padding: 8%;
    border: 2px solid var(--on-ink);
    border-radius: 17%;
    fill: none;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  > b[data-is='waiting'] > svg {
    border-color: var(--amber);
  }

  /* Where cells have room for it: the row's number in the file, as in the list below. */
  @media (width >= 80rem) {
    > b {
      position: relative;
    }

    > b > svg {
      padding: 4% 22% 38%;
    }

    > b::before {
      position: absolute;
      inset: auto 0 19%;
      color: var(--on-ink);
      font: 600 var(--size-tiny) / 1 var(--font-text);
      text-align: center;
      content: attr(data-noted);
      content: attr(data-noted) / '';
    }
  }

  /* A wave passes over the file once, like the bank's answers: cells that it has not reached are dim. */
  @media (prefers-reduced-motion: no-preference) {
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 -${edge};
      display: block;
      width: auto;
      padding: 0;
      aspect-ratio: auto;
      pointer-events: none;
      background: linear-gradient(
        to right,
        transparent,
        color-mix(in srgb, var(--ink) 76%, transparent) ${edge}
      );
      opacity: 0;
      animation: ${passes} 900ms linear;
    }

    > b > svg {
      animation: ${appears} 250ms var(--ease) 500ms backwards;
    }
  }
`
