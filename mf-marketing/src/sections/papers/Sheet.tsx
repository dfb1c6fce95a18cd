import { Icon } from '@bridge/shared/ui/Icon'
import { styled } from 'styled-components'
import type { Letterhead, Paper } from '../../content/paper.ts'
import { Counterfoil } from './Counterfoil.tsx'
import { Heads, PaperLine } from './Lines.tsx'
import { laidOut } from './laid-out.ts'
import { Stitches } from './Thread.tsx'

/** A printed sheet: letterhead, fields, lines, and a counterfoil below a perforation. */
export const Sheet = (paper: Paper) => {
  const { letterhead, fields, columns, lines, stitched, more, total, slip, stamp } = paper
  const line = (cells: Paper['more'], i: number) => (
    <PaperLine key={cells[0]} line={cells} columns={columns} kind={i === stitched ? 'stitched' : 'line'} />
  )
  return (
    <Page>
      <Top {...letterhead} />
      <Fields>
        {fields.map(([label, value]) => (
          <span key={label}>
            <small>{label}</small>
            {value}
          </span>
        ))}
      </Fields>
      <Heads columns={columns} />
      {lines.slice(0, stitched + 1).map(line)}
      <Below>
        {lines.slice(stitched + 1).map((cells) => line(cells, -1))}
        <PaperLine line={more} columns={columns} kind="line" />
        <PaperLine line={total} columns={columns} kind="total" />
        {slip && <Counterfoil slip={slip} stamp={stamp} />}
        <Stitches upright />
      </Below>
    </Page>
  )
}

const Top = ({ mark, issuer, address, title, page }: Letterhead) => (
  <Head>
    <Icon path={mark} />
    <span>
      <b>{issuer}</b>
      {address}
    </span>
    <span>
      <b>{title}</b>
      {page}
    </span>
  </Head>
)

const Page = styled.div`
  padding: ${laidOut.top}rem 1.25rem 0;
  border: 1px solid color-mix(in srgb, var(--text) 26%, var(--card));
  border-radius: 2px;
  background: var(--card);
  box-shadow: var(--shadow-high);
  color: var(--text);
  font-size: calc(var(--size-tiny) * 0.9375);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;

  ${laidOut.wide} {
    padding-inline: ${laidOut.margin}rem;
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
  height: ${laidOut.letterhead}rem;
  white-space: nowrap;

  svg {
    width: 2.625rem;
    height: 2.625rem;
    padding: 0.4375rem;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    color: var(--action-strong);
  }

  /* Each is as wide as its own text, wherever the other is: nothing moves while the page arrives. */
  span {
    justify-self: start;
    color: var(--muted);
  }

  span + span {
    text-align: right;
  }

  b {
    display: block;
    color: var(--text);
    font: 700 var(--size-base) / 1.4 var(--font-display);
  }

  @media (max-width: 27rem) {
    grid-template-columns: auto minmax(0, 1fr);
    height: auto;

    span + span {
      display: flex;
      grid-column: 1 / -1;
      justify-content: space-between;
      justify-self: stretch;
      align-items: baseline;
      padding-bottom: 0.625rem;
      text-align: left;
    }
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
  padding-block: 0.75rem;
  border-top: 1px solid currentColor;

  small {
    display: block;
    color: var(--muted);
    font-size: inherit;
  }

  ${laidOut.wide} {
    grid-template-columns: 1fr 1.2fr 1.5fr 1.1fr;
    height: ${laidOut.fields}rem;
  }
`

const Below = styled.div`
  position: relative;

  > svg {
    top: 0;
    right: -0.625rem;
    width: 2px;
    height: 100%;
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
