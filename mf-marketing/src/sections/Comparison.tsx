import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { comparison } from '../content/home/proof.ts'

export const Comparison = () => (
  <Section heading={comparison.heading} tone="card">
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
  </Section>
)

// Our column stands out from head to foot.
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: clamp(0.8125rem, 0.6rem + 1vw, var(--size-body));
  line-height: 1.35;
  text-align: left;

  th,
  td {
    width: 33%;
    padding: 1.125rem clamp(0.5rem, 2.5vw, 2rem);
    border-bottom: 1px solid var(--line);
  }

  th:first-child {
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
    font-weight: 600;
  }

  thead th:nth-child(2) {
    border-radius: calc(1.5 * var(--radius)) calc(1.5 * var(--radius)) 0 0;
    color: var(--on-ink);
  }

  tr:last-child td:nth-child(2) {
    border-radius: 0 0 calc(1.5 * var(--radius)) calc(1.5 * var(--radius));
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }
`
