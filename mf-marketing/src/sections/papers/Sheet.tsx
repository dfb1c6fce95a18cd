import { styled } from 'styled-components'
import type { Column, Line, Make, Paper, Sender, Top } from '../../content/paper.ts'
import { Counterfoil } from './Counterfoil.tsx'
import { Letterhead } from './Letterhead.tsx'
import { Heads, PaperLine, track } from './Lines.tsx'
import { laidOut, lies, rowsOf } from './laid-out.ts'
import { senders } from './letter.ts'
import { makes } from './makes.ts'
import { Stitches } from './Thread.tsx'
import { topped } from './tops.ts'

/** A sheet of paper: letterhead, fields, lines, and a counterfoil below a perforation. */
export const Sheet = (paper: Paper) => {
  const {
    make = 'statement',
    before,
    sender,
    letterhead,
    fields,
    spans,
    says,
    columns,
    lines,
    stitched,
    steps,
    more,
    total,
    slip,
    stamp,
    earlier,
  } = paper
  const line = (cells: Line, i: number) => (
    <PaperLine
      key={cells[0]}
      n={i}
      line={cells}
      columns={columns}
      {...(i === stitched ? { kind: 'stitched', steps } : { kind: 'line' })}
    />
  )
  return (
    <Page
      data-before={before?.join('\n')}
      $make={make}
      $sender={sender}
      $width={paper.width}
      $top={paper.top}
    >
      {earlier && (
        <Earlier data-earlier="">
          <PaperLine line={earlier.more} columns={columns} kind="line" />
          <PaperLine line={earlier.total} columns={columns} kind="total" />
          <Counterfoil slip={earlier.slip} stamp={undefined} />
        </Earlier>
      )}
      <Letterhead {...letterhead} />
      <Fields data-fields="" $rows={rowsOf(fields)} $columns={spans && above(columns, spans)}>
        {fields.map(([label, value]) => (
          <span key={label}>
            <small>{label}</small>
            {value}
          </span>
        ))}
      </Fields>
      {says && <Says>{says}</Says>}
      <Heads columns={columns} />
      {lines.slice(0, stitched + 1).map(line)}
      <Below data-thread="upright">
        {lines.slice(stitched + 1).map((cells, i) => line(cells, stitched + 1 + i))}
        {more && <PaperLine n={lines.length} line={more} columns={columns} kind="line" />}
        <PaperLine line={total} columns={columns} kind="total" />
        {slip && <Counterfoil slip={slip} stamp={stamp} />}
        <Stitches upright />
      </Below>
    </Page>
  )
}

/** Columns of fields whose rules continue those between the lines' columns; the first also has a rule to its left. */
const above = (columns: readonly Column[], spans: readonly number[]): string => {
  const rest = columns.map(({ width }) => width)
  const widths = spans.map((span) => rest.splice(0, span).reduce((sum, width) => sum + width))
  return widths.map((width, i) => (i ? track(width) : track(width, `calc(${width}rem + 1px)`))).join(' ')
}

const Page = styled.div<{
  $make: Make
  $sender: Sender | undefined
  $width: number | undefined
  $top: Top | undefined
}>`
  position: relative;
  max-width: ${({ $width }) => $width && `${$width}rem`};
  padding: ${laidOut.top}rem 1.25rem 0;
  border: 1px solid color-mix(in srgb, var(--text) 26%, var(--card));
  border-radius: 2px;
  background: var(--card);
  box-shadow: var(--shadow-high);
  color: var(--text);
  font-size: calc(0.9375 * var(--size-tiny));
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  /* Its right edge is above our screen's right margin, down which the thread continues. */
  ${laidOut.wide} {
    margin-left: auto;
    font-size: var(--size-tiny);
    padding-inline: ${laidOut.margin}rem;
  }

  ${laidOut.beside} {
    margin-left: 0;
  }

  ${({ $make }) => makes[$make]}
  ${({ $sender }) => $sender && senders[$sender]}
  ${({ $top }) => $top && topped($top)}
`

const Fields = styled.div<{ $rows: number; $columns: string | undefined }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  padding-block: 0.5rem;
  border-top: 1px solid currentColor;

  small {
    display: block;
    color: var(--muted);
    font-size: inherit;
  }

  ${laidOut.wide} {
    grid-template-columns: ${({ $columns }) => $columns ?? '1.1fr 1.1fr 1.5fr 1.1fr'};
    min-height: ${({ $rows }) => $rows * laidOut.fields}rem;
  }
`

const Says = styled.p`
  max-width: 60em;
  padding-block: 0.5rem;

  ${laidOut.wide} {
    min-height: ${laidOut.says}rem;
  }
`

/** The end of the previous slip, above the code that a scanner reads. */
const Earlier = styled.div`
  display: none;

  ${laidOut.beside} {
    display: block;
    position: absolute;
    right: ${laidOut.margin}rem;
    bottom: calc(100% + 5.75rem);
    left: ${laidOut.margin}rem;
    height: ${2 * lies.roll.line + laidOut.slip}rem; /* fixed, so its lines do not move while the page loads */
  }
`

const Below = styled.div`
  position: relative;

  > svg {
    top: 0;
    right: -0.625rem;
    width: 2px;
    height: calc(100% + var(--foot, 0px));
  }

  ${laidOut.wide} {
    > svg {
      right: ${0.625 - laidOut.margin}rem;
    }
  }

  ${laidOut.beside} {
    > svg {
      display: none;
    }
  }
`
