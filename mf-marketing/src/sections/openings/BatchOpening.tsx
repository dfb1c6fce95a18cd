import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { type BatchPicture, sumOf } from '../../content/pictures/batch.ts'
import { BatchCells } from './BatchCells.tsx'
import { BatchLegend } from './BatchLegend.tsx'
import { paired } from './paired.ts'
import { type OpeningProps, Words } from './Words.tsx'

/** A payout file that fills the window, with a cell for each row and the words among the cells. */
export const BatchOpening = ({ picture, tag, title, lead, start }: OpeningProps<BatchPicture>) => (
  <Band $rows={picture.noted.map(({ row }) => row)}>
    <Among tag={tag} title={title} lead={lead} start={start} tone="on-ink" />
    <div role="img" aria-label={picture.label}>
      <BatchCells count={sumOf(picture.groups).count} noted={picture.noted} />
      <BatchLegend {...picture} />
    </div>
  </Band>
)

/** Enough columns for the file to end just below the words, with more than a few cells in its last row. */
const Band = styled.header<{ $rows: readonly number[] }>`
  --columns: 18;
  --focus: var(--bright);
  --ground: var(--ink);
  --done: var(--bright);
  --failed: color-mix(in srgb, var(--danger) 48%, var(--on-ink));
  --line: var(--ink-line);
  --muted: var(--on-ink-muted);
  overflow: clip;
  background: var(--ink);
  color: var(--on-ink);
  ${({ $rows }) => paired($rows)}

  ${tablet} {
    --columns: 28;
    --words: 18;
  }

  ${desktop} {
    --columns: 29;
    --words: 16;
  }

  @media (width >= 80rem) {
    --columns: 30;
    --words: 14;
  }

  @media (width >= 125rem) {
    --columns: 36;
    --words: 18;
  }
`

/** The words float, so the cells flow around them, however tall they are. */
const Among = styled(Words)`
  position: relative;
  z-index: 1;
  padding: clamp(2rem, 4.4vw, 4rem) var(--gutter) 1.75rem;

  > :first-child {
    color: var(--bright);
  }

  ${tablet} {
    float: left;
    width: calc(100% / var(--columns) * var(--words));
    padding-right: 1rem;
    padding-left: max(var(--gutter), 50% - var(--column) / 2);
  }
`
