import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import type { TallyMark } from '../content/tally-marks.ts'
import type { Tally } from '../content/use-case.ts'
import { stateShapes } from './states/state-shapes.tsx'

/** A mark of the trade for each counted item. The mark is empty if the item does not agree. */
export const TallyRack = ({ agree, of, caption, open, mark }: Tally) => (
  <Marks role="img" aria-label={`${agree} ${caption}`} data-tally="" data-hung={mark.hung && ''} $of={of}>
    {Array.from({ length: of }, (_, i) => i).map((i) => (
      <Mark key={i} {...mark} first={i === 0} open={open.includes(i)} />
    ))}
  </Marks>
)

/** The first mark draws the shape; the others refer to it. */
const Mark = ({
  size,
  body,
  lines,
  done,
  hung,
  first,
  open,
}: TallyMark & { first: boolean; open: boolean }) => (
  <svg viewBox={`0 0 ${size.join(' ')}`} data-open={open ? '' : undefined} aria-hidden="true">
    {first ? <path id="tallied" d={body} /> : <use href="#tallied" />}
    {lines &&
      !open &&
      (first ? (
        <path id="tallied-lines" d={lines} data-is="lines" />
      ) : (
        <use href="#tallied-lines" data-is="lines" />
      ))}
    {done &&
      !open &&
      (first ? (
        <path id="tallied-done" d={done} data-is="done" />
      ) : (
        <use href="#tallied-done" data-is="done" />
      ))}
    {open && <Waits size={size} hung={Boolean(hung)} />}
  </svg>
)

/** The sign for waiting, in the middle of the mark, or of the part of the mark that hangs below the rail. */
const Waits = ({ size: [width, height], hung }: { size: TallyMark['size']; hung: boolean }) => {
  const side = Math.min(width, height) * 0.58
  const middle = height * (hung ? 0.58 : 0.5)
  return (
    <g
      data-is="state"
      transform={`translate(${width / 2 - side / 2} ${middle - side / 2}) scale(${side / 16})`}
    >
      {stateShapes.waiting}
    </g>
  )
}

/** The number of columns, at most `most`, that makes the rows as equal as possible. */
const columnsFor = (of: number, most: number) => Math.ceil(of / Math.ceil(of / most))

const Marks = styled.div<{ $of: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $of }) => columnsFor($of, 11)}, minmax(0, 1fr));
  gap: 0.5rem 0.25rem;
  forced-color-adjust: none;
  print-color-adjust: exact;

  svg {
    width: 100%;
    max-height: 4.25rem;
    overflow: visible;
    fill: var(--action);
    stroke: var(--action);
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-is] {
    fill: none;
    stroke: var(--paper);
  }

  [data-open] {
    fill: color-mix(in srgb, var(--amber) 40%, var(--card));
    stroke: var(--text);
    stroke-dasharray: 3 2.5;
  }

  [data-is='state'] {
    color: var(--text);
    stroke-dasharray: none;
  }

  &[data-hung] {
    gap: 0.75rem 0;
  }

  &[data-hung] svg {
    border-top: 3px solid var(--amber);
  }

  ${tablet} {
    grid-template-columns: repeat(${({ $of }) => columnsFor($of, 31)}, minmax(0, 1fr));
  }
`
