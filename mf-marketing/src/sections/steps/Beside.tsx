import { rupees, signedBy } from '../../content/rupees.ts'
import type { DeskPicture, Ledger, Phone, Slip } from '../../content/steps/desk.ts'
import { Way } from '../figures/Way.tsx'
import { Strand } from '../papers/Thread.tsx'
import { StateLabel } from '../states/StateLabel.tsx'

/** The things beside the invoice. */
export const Beside = ({ sum, ...beside }: DeskPicture['beside'] & { sum: number }) => {
  switch (beside.is) {
    case 'slip':
      return <EwayBill {...beside} />
    case 'phone':
      return <PaidOnPhone {...beside} sum={sum} />
    case 'ledger':
      return <Account {...beside} />
  }
}

const EwayBill = ({ title, fields, road }: Slip) => (
  <div data-is="slip">
    <b>{title}</b>
    {fields.map(([label, value]) => (
      <span key={label}>
        <small>{label}</small>
        {value}
      </span>
    ))}
    <Way {...road} />
  </div>
)

const PaidOnPhone = ({ says, ways, sent, sum }: Phone & { sum: number }) => (
  <>
    <div data-is="phone">
      <small>{says}</small>
      <b>{rupees(sum)}</b>
      {ways.map((way) => (
        <span key={way}>{way}</span>
      ))}
      <em>Pay</em>
    </div>
    <div data-is="sent">
      {sent.map(([by, what]) => (
        <span key={by}>
          <b>{what}</b>
          <small>{by}</small>
        </span>
      ))}
    </div>
  </>
)

const write = signedBy(rupees)

const Account = ({ title, rows, foot }: Ledger) => (
  <div data-is="ledger">
    <Strand width={56} height={40} path="M-14 4a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-6 4C34 4 8 36 56 36" />
    <b>{title}</b>
    {rows.map(([what, how, amount, state]) => (
      <span key={what}>
        <span>
          {what}
          <small>{how}</small>
        </span>
        <span>
          {write(amount)}
          {state && <StateLabel state={state} at="end" />}
        </span>
      </span>
    ))}
    <span>
      <b>{foot[0]}</b>
      <b>{rupees(foot[1])}</b>
    </span>
  </div>
)
