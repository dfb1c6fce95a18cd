import { keyframes, styled } from 'styled-components'
import type { Noted } from '../../content/pictures/batch.ts'
import { stateShapes } from '../states/state-shapes.tsx'

interface BatchCellsProps {
  readonly count: number
  readonly noted: readonly Noted[]
}

/** A cell for each row of a file, in its order; where one is noted, the shape of its state stands instead. */
export const BatchCells = ({ count, noted }: BatchCellsProps) => {
  const states = new Map(noted.map(({ row, state: [, kind] }) => [row, kind]))
  return (
    <Cells>
      {Array.from({ length: count }, (_, i) => {
        const kind = states.get(i + 1)
        return kind ? <Mark key={i} kind={kind} /> : <i key={i} />
      })}
    </Cells>
  )
}

const Mark = ({ kind }: { kind: Noted['state'][1] }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    {stateShapes[kind]}
  </svg>
)

/** How far the edge of the wave reaches. */
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
  line-height: 0;
  forced-color-adjust: none;
  print-color-adjust: exact;

  > * {
    display: inline-block;
    width: var(--cell);
    padding: calc(var(--cell) * 0.1);
    vertical-align: top;
    aspect-ratio: 1;
  }

  > i {
    border-radius: 17%;
    background: var(--action) content-box;
  }

  > svg {
    fill: none;
    stroke-linejoin: round;
    stroke-width: 1.5;
  }

  /* Once, the bank's answers pass over the file: what is not yet paid is dim. */
  @media (prefers-reduced-motion: no-preference) {
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 -${edge};
      display: block;
      width: auto;
      padding: 0;
      aspect-ratio: auto;
      background: linear-gradient(
        to right,
        transparent,
        color-mix(in srgb, var(--ink) 76%, transparent) ${edge}
      );
      opacity: 0;
      animation: ${passes} 900ms linear;
    }

    > svg {
      animation: ${appears} 250ms var(--ease) 500ms backwards;
    }
  }
`
