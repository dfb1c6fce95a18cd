import { Unbroken } from '@bridge/shared/ui/Unbroken'
import { styled } from 'styled-components'
import { type FeeSchedule, fees } from '../content/fees.ts'
import { ColumnHeads } from './ColumnHeads.tsx'

/** The schedule as a bank prints it: under each heading, what can be charged, and when. */
export const FeeTable = ({ groups }: Pick<FeeSchedule, 'groups'>) => (
  <Table>
    <ColumnHeads columns={fees.columns} />
    {groups.map(({ heading, rows }) => (
      <tbody key={heading}>
        <tr>
          <th colSpan={fees.columns.length} scope="rowgroup">
            {heading}
          </th>
        </tr>
        {rows.map(({ what, when }) => (
          <tr key={what}>
            <th scope="row">
              <Unbroken text={what} />
            </th>
            <td>{when}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </Table>
)

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: clamp(0.8125rem, 0.6rem + 0.9vw, var(--size-base));
  line-height: 1.3;
  text-align: left;
  table-layout: fixed;
  overflow-wrap: break-word;

  th,
  td {
    padding: clamp(0.5rem, 1vw, 0.6875rem) 0.75rem clamp(0.5rem, 1vw, 0.6875rem) 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }

  thead th {
    padding-top: 0;
    border-bottom: 1px solid var(--text);
    color: var(--muted);
    font-weight: 400;
  }

  th:first-child {
    width: 52%;
  }

  [scope='row'] {
    font-weight: 600;
  }

  [scope='rowgroup'] {
    padding-top: 1.5rem;
    border-bottom: 0;
    color: var(--action-strong);
    font: 700 var(--size-h3) / 1.2 var(--font-display);
  }

  tbody tr:hover td,
  tbody tr:hover [scope='row'] {
    background: color-mix(in srgb, var(--action) 6%, transparent);
  }

  /* With large text on a phone */
  @media (width < 19rem) {
    hyphens: auto;
  }
`
