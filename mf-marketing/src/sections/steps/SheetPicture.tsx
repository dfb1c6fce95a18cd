import { tablet } from '@bridge/shared/breakpoints'
import { styled } from 'styled-components'
import { rupees } from '../../content/rupees.ts'
import type { SheetPicture as Picture, SheetRow } from '../../content/steps/sheet.ts'
import { drawnText } from '../drawn-text.ts'
import { paired } from '../openings/paired.ts'
import { StateLabel } from '../states/StateLabel.tsx'
import { Bench } from './Bench.tsx'
import { cells } from './sheet-cells.ts'

const columns = ['Payee', 'Account', 'IFSC', 'Rail', 'Amount']

/** A file of payouts as a spreadsheet shows it; the last column is ours. */
export const SheetPicture = ({ label, file, says, rows, more, whole, bench }: Picture) => (
  <Frame role="img" aria-label={label} $rows={rows.map(({ row }) => row)}>
    <div data-row="head">
      <i />
      {[...columns, says].map((column, i) => (
        <span key={column} data-letter={column === says ? undefined : 'ABCDE'[i]}>
          {column}
        </span>
      ))}
    </div>
    {rows.map((row) => (
      <Row key={row.row} {...row} />
    ))}
    <div data-row="">
      <i>⋮</i>
      <span>{more.count} more rows</span>
      <span />
      <span />
      <span />
      <span>{rupees(more.amount)}</span>
      <span>
        <StateLabel state={more.says} />
      </span>
    </div>
    <Bench {...bench} />
    <div data-is="foot">
      <b>{file}</b>
      <span>
        Count <b>{whole.count}</b>
      </span>
      <span>
        Sum <b>{rupees(whole.amount)}</b>
      </span>
    </div>
  </Frame>
)

const Row = ({ row, payee, account, ifsc, rail, amount, wrong, out, says }: SheetRow) => (
  <div data-row={out ? 'out' : ''} data-noted={row}>
    <i>{row}</i>
    <span>{payee}</span>
    <span>{account}</span>
    <span data-wrong={wrong}>{ifsc}</span>
    <span>{rail}</span>
    <span>{rupees(amount)}</span>
    <span>
      <StateLabel state={says} />
    </span>
  </div>
)

const Frame = styled.div<{ $rows: readonly number[] }>`
  overflow: clip;
  border: 1px solid color-mix(in srgb, var(--text) 40%, var(--card));
  border-radius: 0.375rem;
  background: var(--card);
  box-shadow: var(--shadow-low);
  ${drawnText}
  ${cells}
  ${({ $rows }) => paired($rows)}

  /* As below a spreadsheet: the sheet's tab, and the count and sum of the selection. */
  > [data-is='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    padding: 0 1rem;
    border-top: 1px solid var(--line);
    background: var(--paper);
    line-height: 2.5rem;

    /* In columns of fixed width, because the sum loads after the count. */
    ${tablet} {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 6rem 9.5rem;
      justify-items: start;
    }
  }

  > [data-is='foot'] > b {
    margin: -1px 30% 0 0;
    padding-inline: 0.75rem;
    border-bottom: 3px solid var(--action);
    background: var(--card);
    color: var(--action-strong);

    ${tablet} {
      margin-right: 0;
    }
  }
`
