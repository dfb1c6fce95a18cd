import { desktop } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { connections } from '../content/connections.ts'
import { ConnectionLines } from './ConnectionLines.tsx'

const { heading, numeral, lead, text, caption, columns, ways } = connections

/** A dark band: the same businesses and banks twice, connected one by one and through a bridge, and the count. */
export const Connections = () => (
  <Band>
    <Columns>
      <div>
        <h2>{heading}</h2>
        <Numeral>
          <b>{numeral}</b> {lead}
        </Numeral>
        <p>{text}</p>
      </div>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {ways.map(({ name, bridged }) => (
              <th key={name} scope="col">
                {name}
                <ConnectionLines bridged={bridged} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{columns[1]}</th>
            {ways.map(({ how }) => (
              <td key={how}>{how}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{columns[2]}</th>
            {ways.map(({ count }) => (
              <td key={count}>{count}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </Columns>
  </Band>
)

const Band = styled.section`
  padding-block: clamp(3rem, 6vw, 5.5rem);
  background: var(--ink);
  color: var(--on-ink);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 5vw, 4.5rem);
  align-items: start;

  ${desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  h2 {
    font: 700 var(--size-h2) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  p {
    max-width: 34em;
    color: color-mix(in srgb, var(--on-ink) 86%, var(--ink));
    line-height: 1.5;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    table-layout: fixed;
  }

  caption {
    padding-bottom: 0.75rem;
    border-bottom: 1px solid var(--on-ink-muted);
    color: var(--on-ink-muted);
    text-align: left;
  }

  th,
  td {
    padding: 0.75rem 0 0.75rem 1rem;
    text-align: right;
    vertical-align: baseline;
  }

  th {
    font-weight: 600;
  }

  tr > :first-child {
    width: 8rem;
    padding-left: 0;
    text-align: left;
  }

  tbody tr {
    border-top: 1px solid var(--ink-line);
  }

  tbody tr:last-child td {
    font: 700 var(--size-h2) / 1 var(--font-display);
  }

  td:last-child {
    color: var(--bright);
  }

  @media (width < 30rem) {
    tr > :first-child {
      width: 6rem;
      font-size: var(--size-small);
    }
  }
`

const Numeral = styled.p`
  margin-block: 1.5rem 1.25rem;
  font: 650 var(--size-h3) / 1.2 var(--font-display);

  b {
    display: block;
    margin: 0 0 0.06em -0.04em;
    color: var(--bright);
    font: 700 calc(2.6 * var(--size-h1)) / 0.85 var(--font-display);
    letter-spacing: -0.05em;
  }
`
