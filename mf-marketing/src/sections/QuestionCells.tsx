import { desktop, tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { cells, drawing, matchesFor } from '../content/faq.ts'

const pitch = 20
const rows = Math.max(...cells.map(({ row }) => row)) + 1
const columns = Math.max(...cells.map(({ column }) => column)) + 1

/** A cell for each question, in a column for each category. Those that a search leaves out are drawn as outlines. */
export const QuestionCells = ({ words }: { words: string }) => {
  const ids = new Set(matchesFor(words).flatMap(({ questions }) => questions.map(({ id }) => id)))
  const left = cells.filter(({ id }) => ids.has(id))
  const kinds = drawing.legend.map(([is, text]) => ({ is, text, of: left.filter(({ kind }) => kind === is) }))
  return (
    <Figure>
      <p>
        <Count>{left.length}</Count>
        <span>{left.length === 0 ? drawing.none : words ? drawing.searched : drawing.note}</span>
      </p>
      <svg viewBox={`0 0 ${columns * pitch - 4} ${rows * pitch}`} aria-hidden="true">
        <path d={cells.map(placeOf).join('')} data-is="all" />
        {kinds.map(({ is, of }) => (
          <path key={is} d={of.map(placeOf).join('')} data-is={is} />
        ))}
        <path d={`M0 ${rows * pitch - 0.5}H${columns * pitch - 4}`} />
      </svg>
      <ul data-none={left.length === 0 || undefined}>
        {kinds.map(({ is, text, of }) => (
          <li key={is} data-is={is}>
            {of.length} {text}
          </li>
        ))}
      </ul>
    </Figure>
  )
}

const placeOf = ({ column, row }: { column: number; row: number }) =>
  `M${column * pitch} ${(rows - row) * pitch - 19}h16v16h-16z`

/** The numbers keep their places while a search changes them. */
const Figure = styled.figure`
  display: grid;
  gap: 1.25rem 3.5rem;
  padding-top: 1.25rem;
  border-top: 2px solid var(--text);

  > p {
    display: grid;
    grid-template-columns: calc(3.4 * var(--size-h1)) minmax(0, 1fr);
    gap: 1.25rem 1rem;
    align-items: end;
    color: var(--muted);
    line-height: 1.4;
  }

  svg {
    display: block;
    width: 100%;
    overflow: visible;
    stroke: var(--muted);
    print-color-adjust: exact;
    forced-color-adjust: none;
  }

  path {
    fill: var(--fill, none);
    vector-effect: non-scaling-stroke;
  }

  path[data-is='all'] {
    stroke: var(--line);
  }

  [data-is='yes'] {
    --fill: var(--action);
  }

  [data-is='no'] {
    --fill: var(--text);
  }

  [data-is='number'] {
    --fill: var(--amber);
  }

  [data-is='words'] {
    --fill: color-mix(in srgb, var(--action) 20%, var(--paper));
  }

  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.375rem 1rem;
    padding: 0;
    color: var(--muted);
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
    list-style: none;
  }

  /* The legend keeps its place when nothing is found. */
  [data-none] {
    visibility: hidden;
  }

  li {
    padding-left: 1.375rem;
    background: linear-gradient(var(--fill), var(--fill)) 0 0.3em / 0.875rem 0.875rem no-repeat;
    print-color-adjust: exact;
  }

  ${tablet} {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${desktop} {
    grid-template: auto auto / minmax(0, 1fr) minmax(0, 2.5fr);

    > p {
      grid-template-columns: minmax(0, 1fr);
      grid-row: span 2;
      align-content: start;
      padding-top: 0.5rem;
    }
  }
`

const Count = styled.b`
  margin-left: -0.04em;
  color: var(--action);
  font: 700 calc(2.6 * var(--size-h1)) / 0.8 var(--font-display);
  letter-spacing: -0.05em;
  white-space: nowrap;
`
