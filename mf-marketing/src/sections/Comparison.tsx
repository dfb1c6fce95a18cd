import { desktop, tablet } from '@bridge/shared/breakpoints'
import { Container } from '@bridge/shared/ui/Container'
import { styled } from 'styled-components'
import { comparison } from '../content/home/proof.ts'
import { Sentences } from './Sentences.tsx'

/** Our column hangs from the band's upper edge, beside the heading. */
export const Comparison = () => (
  <Band>
    <Columns>
      <Sentences text={comparison.heading} />
      <Table>
        <thead>
          <tr>
            {comparison.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ feature, ours, others }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              <td>{ours}</td>
              <td>{others}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Notes>
        {comparison.notes.map(({ on, text, link }) => (
          <li key={on}>
            <b>{on}</b> {text} {link && <a href={link.href}>{link.label}</a>}
          </li>
        ))}
      </Notes>
    </Columns>
  </Band>
)

const Band = styled.section`
  --air: clamp(3.5rem, 5vw, 4.5rem);
  padding-bottom: var(--air);
  border-block: 1px solid var(--line);
  background: var(--card);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  h2 {
    margin-block: var(--air) 2rem;
  }

  ${desktop} {
    h2 {
      grid-area: 1 / 1;
      width: 27%;
    }

    table {
      grid-area: 1 / 1;
    }
  }
`

/** Our column carries the weight: it is the widest, and its answers are set as headings. */
const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: clamp(0.8125rem, 0.6rem + 1vw, var(--size-body));
  line-height: 1.35;
  text-align: left;

  th,
  td {
    padding: 1rem clamp(0.5rem, 2.5vw, 2rem);
    border-bottom: 1px solid var(--line);
    vertical-align: baseline;
  }

  th:first-child {
    width: 34%;
    padding-left: 0;
    font-weight: 600;
  }

  thead th {
    color: var(--muted);
    font: 650 var(--size-body) / 1.2 var(--font-display);
  }

  td:last-child {
    color: var(--muted);
  }

  th:nth-child(2),
  td:nth-child(2) {
    border-color: var(--ink-line);
    background: var(--ink);
    color: var(--bright);
    font: 650 clamp(1rem, 0.6rem + 1.9vw, var(--size-h2)) / 1.1 var(--font-display);
    letter-spacing: -0.015em;
  }

  td:nth-child(2) {
    overflow-wrap: break-word;
  }

  thead th:nth-child(2) {
    width: 38%;
    padding-block: 1.5rem 1rem;
    border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
    color: var(--on-ink);
    font-size: var(--size-body);
    letter-spacing: 0;
  }

  tr:last-child td:nth-child(2) {
    padding-bottom: 1.75rem;
    border-radius: 0 0 calc(1.5 * var(--radius)) calc(1.5 * var(--radius));
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  ${tablet} {
    th:first-child {
      width: 27%;
    }

    thead th:nth-child(2) {
      width: 46%;
    }
  }

  /* Beside the heading, down to its second line. */
  ${desktop} {
    thead th {
      height: calc(var(--air) + 2.2 * var(--size-h2) + 1.25rem);
      padding-bottom: 1.25rem;
      font-size: var(--size-h3);
      vertical-align: bottom;
    }

    thead th:first-child {
      font-size: 0;
    }

    thead th:nth-child(2) {
      border-radius: 0;
      font-size: calc(1.5 * var(--size-h2));
      letter-spacing: -0.03em;
    }
  }

  /* No word breaks. */
  @media (width < 23rem) {
    th,
    td {
      padding-inline: 0.375rem;
    }

    th:first-child {
      width: 36%;
    }

    thead th:nth-child(2) {
      width: 36%;
    }

    > * > * > :last-child {
      padding-right: 0;
    }

    tbody td:nth-child(2) {
      font-size: var(--size-small);
      letter-spacing: -0.02em;
    }
  }

  /* With large text on a phone */
  @media (width < 19rem) {
    hyphens: auto;
  }
`

/** What our figures mean, where another page or the contract has a second one. */
const Notes = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem 2rem;
  margin-top: 1.5rem;
  padding: 0;
  color: var(--muted);
  font-size: var(--size-small);
  list-style: none;

  b {
    color: var(--text);
    font-weight: 600;
  }

  ${tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
