import { Section } from '@bridge/shared/ui/Section'
import { styled } from 'styled-components'
import { comparison } from '../content/home.ts'

export const Comparison = () => (
  <Section heading={comparison.heading} tone="card">
    <Scroll>
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
    </Scroll>
  </Section>
)

const Scroll = styled.div`
  overflow-x: auto;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: left;

  th,
  td {
    padding: 1rem 1rem 1rem 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }

  th,
  td:last-child {
    color: var(--muted);
  }

  td:nth-child(2),
  th:nth-child(2) {
    color: var(--action-strong);
    font-weight: 600;
  }
`
