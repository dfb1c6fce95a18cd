import { css, styled } from 'styled-components'
import type { Column, Line, Paper } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'
import { Stitches } from './Thread.tsx'

interface CellsProps {
  readonly columns: readonly Column[]
  readonly line: Line
  /** Names its parts, for narrow screens. */
  readonly named?: boolean
}

/** The head of a paper's columns. */
export const Heads = ({ columns }: Pick<Paper, 'columns'>) => (
  <Row data-row="head" $columns={template(columns)}>
    {columns.map(({ label, note, is }) => (
      <span key={label} data-is={is}>
        {label}
        {note && <i>{note}</i>}
      </span>
    ))}
  </Row>
)

/** One line of a paper, stitched or not. */
export const PaperLine = ({ line, columns, kind }: CellsProps & { kind: 'line' | 'stitched' | 'total' }) => (
  <Row data-row={kind} $columns={template(columns)}>
    <Cells columns={columns} line={line} named={kind === 'stitched'} />
    {kind === 'stitched' && <Stitches />}
  </Row>
)

const template = (columns: readonly Column[]) => columns.map(({ width }) => `${width}rem`).join(' ')

const Cells = ({ columns, line, named = false }: CellsProps) =>
  columns.map(({ label, note, is, prefixed }, i) => (
    <span key={label} data-is={is}>
      {named && (is === 'part' || is === 'less') && (
        <i>
          {label} {note}
        </i>
      )}
      {prefixed && line[i] && <i>{label} </i>}
      {line[i]}
    </span>
  ))

/** On a phone a line is two rows high: its name above its details, its sums to the right. */
const stacked = css`
  grid-template-columns: 3.75rem minmax(0, 1fr) 4.5rem 5rem;
  gap: 0 0.3125rem;
  height: auto;
  padding-block: 0.4375rem;

  [data-is='name'] {
    grid-column: 1 / span 2;
  }

  [data-is='detail'] {
    grid-row: 2;
    color: var(--muted);
  }

  [data-is='detail'] > i {
    display: inline;
  }

  :empty + [data-is='detail'] {
    grid-column: 1 / span 2;
  }

  [data-is='sum'] {
    grid-row: 1;
    grid-column: 3;
  }

  [data-is='net'] {
    grid-row: 1;
    grid-column: 4;
  }

  [data-is='part'],
  [data-is='less'],
  &[data-row='head'] [data-is='detail'],
  &[data-row='total'] [data-is='detail'] {
    display: none;
  }

  &[data-row='head'] {
    height: 2.9375rem;
  }

  &[data-row='stitched'] {
    padding-bottom: 0.875rem;

    [data-is='detail'] {
      padding-bottom: 0.375rem;
    }

    [data-is='part'],
    [data-is='less'] {
      display: flex;
      grid-column: 1 / -1;
    }

    [data-is='part']::before,
    [data-is='less']::before {
      content: '';
      margin-left: auto;
    }

    [data-is='less']::before {
      content: '−';
    }

    [data-is='part'] > i,
    [data-is='less'] > i {
      display: block;
      order: -1;
    }

    svg {
      left: 0;
      width: calc(100% + 0.625rem);
    }
  }
`

const Row = styled.div<{ $columns: string }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: 0.3125rem;
  justify-content: space-between;
  align-items: center;
  height: ${laidOut.line}rem;
  border-bottom: 1px solid var(--line);
  white-space: nowrap;

  [data-is='name'],
  [data-is='net'] {
    font-weight: 600;
  }

  [data-is='sum'],
  [data-is='net'],
  [data-is='part'],
  [data-is='less'] {
    text-align: right;
  }

  i {
    display: none;
    color: var(--muted);
    font-style: normal;
    font-weight: 400;
  }

  &[data-row='head'] {
    align-items: end;
    height: ${laidOut.head}rem;
    padding-bottom: 0.375rem;
    border-color: currentColor;
    font-weight: 600;

    i {
      display: block;
    }
  }

  &[data-row='stitched'] {
    --tint: color-mix(in srgb, var(--amber) 13%, var(--card));
    border-color: transparent;
    background: var(--tint);
    box-shadow:
      -0.5rem 0 var(--tint),
      0.5rem 0 var(--tint);

    svg {
      bottom: -1px;
      left: -${laidOut.margin - 0.5}rem;
      width: calc(100% + ${2 * laidOut.margin - 1.125}rem);
      height: 2px;
      max-width: none;
    }

    ${laidOut.beside} {
      svg {
        width: calc(100% + ${2 * laidOut.margin - 0.5}rem);
      }
    }
  }

  &[data-row='total'] {
    border-color: currentColor;
    border-bottom-style: double;
    border-bottom-width: 3px;
    font-weight: 600;
  }

  ${laidOut.narrow} {
    ${stacked}
  }
`
