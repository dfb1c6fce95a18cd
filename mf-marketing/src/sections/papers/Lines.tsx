import { styled } from 'styled-components'
import type { Column, Line, Paper } from '../../content/paper.ts'
import { laidOut } from './laid-out.ts'
import { stacked } from './stacked-line.ts'
import { Stitches } from './Thread.tsx'

interface CellsProps {
  readonly columns: readonly Column[]
  readonly line: Line
  /** How the line's net is calculated, shown on narrow screens. */
  readonly steps?: Paper['steps']
}

/** The headings of a paper's columns. */
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

/** One line of a paper, stitched or not; `n` is the position of its row in the ledger. */
export const PaperLine = ({
  line,
  columns,
  kind,
  steps,
  n,
}: CellsProps & { kind: 'line' | 'stitched' | 'total'; n?: number }) => (
  <Row data-row={kind} data-n={n} $columns={template(columns)}>
    <Cells columns={columns} line={line} named={kind === 'stitched'} />
    {steps?.map(([label, amount]) => (
      <span key={label} data-is="step">
        <i>{label}</i> {amount}
      </span>
    ))}
    {kind === 'stitched' && <Stitches />}
  </Row>
)

/** A grid track at least this wide, in rem. In a wider sheet, tracks share the space in proportion to their widths. */
export const track = (width: number, least = `${width}rem`) => `minmax(${least},${width}fr)`

const template = (columns: readonly Column[]) => columns.map(({ width }) => track(width)).join(' ')

const Cells = ({ columns, line, named }: CellsProps & { named: boolean }) =>
  columns.map(({ label, is, prefixed }, i) => (
    <span key={label} data-is={is}>
      {named && is === 'fact' && <i>{label} </i>}
      {prefixed && line[i] && <i>{label} </i>}
      {line[i]}
    </span>
  ))

const Row = styled.div<{ $columns: string }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  gap: 0.3125rem;
  align-items: center;
  min-height: var(--line-height, ${laidOut.line}rem);
  border-bottom: 1px solid var(--line);

  /* A cell takes one line in either typeface; for readers who increase text spacing, as many as it needs. */
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  [data-is='name'],
  [data-is='net'] {
    font-weight: 600;
  }

  [data-is='sum'],
  [data-is='net'],
  [data-is='fact'],
  [data-is='part'],
  [data-is='less'] {
    text-align: right;
  }

  i,
  [data-is='step'] {
    display: none;
  }

  i {
    color: var(--muted);
    font-style: normal;
    font-weight: 400;
  }

  &[data-row='head'] {
    align-items: end;
    min-height: ${laidOut.head}rem;
    padding-bottom: 0.375rem;
    border-color: currentColor;
    font-weight: 600;

    i {
      display: block;
    }
  }

  &[data-row='stitched'] {
    --tint: color-mix(in srgb, var(--amber) 13%, var(--sheet, var(--card)));
    border-color: transparent;
    background: var(--tint);
    box-shadow:
      -${laidOut.tint}rem 0 var(--tint),
      ${laidOut.tint}rem 0 var(--tint);

    svg {
      bottom: -1px;
      left: -${laidOut.margin - 0.5}rem;
      width: calc(100% + ${2 * laidOut.margin - 1.125}rem);
      height: 2px;
      max-width: none;
    }

    ${laidOut.beside} {
      svg {
        left: auto;
        right: -0.375rem;
        bottom: calc(${laidOut.stitches}rem - 2px); /* 2px: the row’s border, and half the height of the stitches */
        width: 5rem;
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
