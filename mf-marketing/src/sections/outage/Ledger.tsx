import { styled } from 'styled-components'
import { type Attempt, amountOf, type ByMoment, ledger, totalAt } from '../../content/home/outage.ts'
import type { Paise } from '../../content/rupees.ts'
import { Flip } from './Flip.tsx'
import { PayoutState } from './PayoutState.tsx'

/** What each bank says about one payout. In a `Stage`. */
export const Ledger = () => (
  <Table>
    <caption>
      <b>{ledger.caption}</b>
      <span>{ledger.rail}</span>
    </caption>
    <colgroup>
      {ledger.columns.map((column) => (
        <col key={column} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {ledger.columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ledger.rows.map(({ bank, at }) => (
        <Row key={bank} bank={bank} at={at} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{ledger.total.label}</th>
        <td>
          <Flip values={totals}>{amountOf}</Flip>
        </td>
        <td>
          <Flip values={ledger.total.note}>{String}</Flip>
        </td>
      </tr>
    </tfoot>
  </Table>
)

const Row = ({ bank, at }: Attempt) => (
  <tr>
    <th scope="row">
      {bank}
      <Flip values={at}>{({ how }) => <small>{how}</small>}</Flip>
    </th>
    <td>
      <Flip values={at}>{({ debited }) => amountOf(debited)}</Flip>
    </td>
    <td>
      <Flip values={at}>{({ state: [label, kind] }) => <PayoutState label={label} kind={kind} />}</Flip>
    </td>
  </tr>
)

const totals: ByMoment<Paise | undefined> = {
  up: totalAt('up'),
  silent: totalAt('silent'),
  refused: totalAt('refused'),
  rerouted: totalAt('rerouted'),
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  table-layout: fixed;

  caption {
    padding-bottom: 0.75rem;
    text-align: left;
  }

  caption span {
    float: right;
    color: var(--on-ink-muted);
  }

  th,
  td {
    padding: 0;
  }

  th {
    font-weight: 600;
    text-align: left;
  }

  thead th {
    padding-bottom: 0.375rem;
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
    font-weight: 400;
  }

  th:nth-child(2),
  th:nth-child(3),
  td {
    text-align: right;
  }

  td > * {
    justify-items: end;
  }

  col:nth-child(2) {
    width: 5.25rem;
  }

  col:nth-child(3) {
    width: 7.25rem;
  }

  tbody tr,
  tfoot tr {
    border-top: 1px solid var(--ink-line);
  }

  tbody :is(th, td) {
    padding-block: 0.625rem;
  }

  tfoot tr {
    border-top: 3px double var(--on-ink-muted);
  }

  tfoot :is(th, td) {
    padding-top: 0.625rem;
  }

  small {
    color: var(--on-ink-muted);
    font-size: var(--size-tiny);
    font-weight: 400;
  }

  @media (min-width: 112rem) {
    font-size: var(--size-base);

    small,
    thead th {
      font-size: var(--size-small);
    }
  }
`
