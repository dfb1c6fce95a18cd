import {
  type Attempt,
  amountOf,
  type ByMoment,
  ledger,
  type Moment,
  totalAt,
} from '../../../content/home/outage.ts'
import { ColumnHeads } from '../../ColumnHeads.tsx'
import { StateLabel } from '../../states/StateLabel.tsx'
import { Flip } from './Flip.tsx'
import { LedgerTable } from './LedgerTable.ts'

/** What each bank says about one payout. Must be in a `Stage`. */
export const Ledger = () => (
  <LedgerTable>
    <caption>
      <b>{ledger.amount}</b> to {ledger.payee}
      <span>{ledger.rail}</span>
    </caption>
    <colgroup>
      {ledger.columns.map((column) => (
        <col key={column} />
      ))}
    </colgroup>
    <ColumnHeads columns={ledger.columns} />
    <tbody>
      {ledger.rows.map(({ bank, at }) => (
        <Row key={bank} bank={bank} at={at} />
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{ledger.total.label}</th>
        <td>
          <Flip values={atEach(totalAt)}>{amountOf}</Flip>
        </td>
        <td>
          <Flip values={ledger.total.note}>{String}</Flip>
        </td>
      </tr>
    </tfoot>
  </LedgerTable>
)

const Row = ({ bank, at }: Attempt) => (
  <tr>
    <th scope="row">
      {bank}
      <Flip values={atEach((moment) => at[moment].how)}>{(how) => <small>{how}</small>}</Flip>
    </th>
    <td>
      <Flip values={atEach((moment) => at[moment].debited)}>{amountOf}</Flip>
    </td>
    <td>
      <Flip values={atEach((moment) => at[moment].state)}>
        {(state) => <StateLabel state={state} at="end" />}
      </Flip>
    </td>
  </tr>
)

/** One value of the entry at each moment. Values are separate, so that one that stays the same does not flip. */
const atEach = <T,>(valueAt: (moment: Moment) => T): ByMoment<T> => ({
  up: valueAt('up'),
  silent: valueAt('silent'),
  refused: valueAt('refused'),
  rerouted: valueAt('rerouted'),
})
