import { createElement, Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tablet } from '../breakpoints.ts'
import type { Block, Inline, Row } from '../markdown.ts'
import { columnWidths } from './column-widths.ts'
import { Scroll } from './Scroll.ts'
import { tableBars } from './table-bars.ts'
import { Unbroken } from './Unbroken.tsx'

/** Renders long text from the Markdown build's tree. */
export const Prose = ({ blocks }: { blocks: readonly Block[] }) => <Text>{blocksOf(blocks)}</Text>

// Children are passed as arguments rather than an array: the text never changes, so they need no keys.
const sequence = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes)

const blocksOf = (blocks: readonly Block[]) => sequence(blocks.map(blockOf))

const inlinesOf = (nodes: readonly Inline[]) => sequence(nodes.map(inlineOf))

/** An item's first paragraph is rendered without a `<p>`. */
function itemOf(blocks: readonly Block[]): ReactNode {
  const [first, ...rest] = blocks
  return <li>{first && 'p' in first ? sequence([inlinesOf(first.p), blocksOf(rest)]) : blocksOf(blocks)}</li>
}

function blockOf(block: Block): ReactNode {
  if ('p' in block) return <p>{inlinesOf(block.p)}</p>
  if ('h3' in block) return <h3>{inlinesOf(block.h3)}</h3>
  if ('ul' in block) return <ul>{sequence(block.ul.map(itemOf))}</ul>
  if ('ol' in block) return <ol>{sequence(block.ol.map(itemOf))}</ol>
  if ('quote' in block) return <blockquote>{blocksOf(block.quote)}</blockquote>
  if ('pre' in block)
    return (
      <Scroll tabIndex={0} role="region" aria-label="Code sample">
        <pre>{block.pre}</pre>
      </Scroll>
    )
  return tableOf(block.table)
}

// On narrow screens tables and code scroll inside their own box, by keyboard too.
function tableOf([head = [], ...rows]: readonly Row[]): ReactNode {
  const texts = rows.map((row) => row.map(plainText))
  const { percents, least } = columnWidths([head.map(plainText), ...texts])
  const bars = tableBars(texts)
  return (
    <Scroll tabIndex={0} role="region" aria-label={`Table: ${head.map(plainText).join(', ')}`}>
      <Table $least={least}>
        <colgroup>{sequence(percents.map(columnOf))}</colgroup>
        <thead>
          <tr>{sequence(head.map(headingOf))}</tr>
        </thead>
        <tbody>{sequence(rows.map((row, i) => rowOf(row, bars[i])))}</tbody>
      </Table>
    </Scroll>
  )
}

const columnOf = (percent: number) => <col width={`${percent}%`} />

const rowOf = ([first = [], ...cells]: Row, [, ...bars]: readonly (number | undefined)[] = []) => (
  <tr>
    <th scope="row">{inlinesOf(first)}</th>
    {sequence(cells.map((cell, i) => cellOf(cell, bars[i])))}
  </tr>
)

const headingOf = (cell: readonly Inline[]) => <th scope="col">{inlinesOf(cell)}</th>

const cellOf = (cell: readonly Inline[], bar: number | undefined) => (
  <td>
    {inlinesOf(cell)}
    {bar === undefined ? null : (
      <svg aria-hidden="true">
        <rect width={`${bar}%`} height="100%" />
      </svg>
    )}
  </td>
)

function inlineOf(node: Inline): ReactNode {
  if (typeof node === 'string') return <Unbroken text={node} />
  if ('strong' in node) return <strong>{inlinesOf(node.strong)}</strong>
  if ('em' in node) return <em>{inlinesOf(node.em)}</em>
  if ('code' in node) return <code>{node.code}</code>
  return <a href={node.href}>{inlinesOf(node.a)}</a>
}

const plainText = (nodes: readonly Inline[]): string => nodes.map(plainTextOf).join('')

function plainTextOf(node: Inline): string {
  if (typeof node === 'string') return node
  if ('strong' in node) return plainText(node.strong)
  if ('em' in node) return plainText(node.em)
  return 'code' in node ? node.code : plainText(node.a)
}

const Table = styled.table<{ $least: number }>`
  min-width: ${({ $least }) => $least}em;
`

const Text = styled.div`
  max-width: 36em;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1em;
  }

  /* Line breaks do not move as the rest of the text arrives. */
  p,
  li {
    text-wrap-style: auto;
  }

  /* In a bolder weight, an i loses its dot on screens of 96 dpi. */
  strong,
  th {
    font-weight: 600;
  }

  h3 {
    margin-top: 1.75em;
    font: 700 calc(0.8 * var(--size-h3)) / 1.3 var(--font-display);
  }

  ul,
  ol {
    padding-left: 1.25em;
  }

  li + li {
    margin-top: 0.5em;
  }

  li::marker {
    color: var(--action);
  }

  blockquote {
    margin-inline: 0;
    padding-left: 1.25em;
    border-left: 3px solid var(--bright);
    color: var(--muted);
  }

  code,
  pre {
    font: 0.9em / 1.6 var(--font-code);
  }

  pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
    padding: 1em 1.25em;
    border-radius: var(--radius);
    background: var(--ink);
    color: var(--on-ink);
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-size: var(--size-small);
    line-height: 1.45;
  }

  th,
  td {
    padding: 0.75em 1em 0.75em 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: var(--muted);
  }

  td svg {
    display: block;
    width: 4em;
    height: 0.5em;
    margin-top: 0.375em;
    fill: var(--action);
  }

  ${tablet} {
    td svg {
      width: 8em;
    }
  }
`
