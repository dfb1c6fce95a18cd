import { styled } from 'styled-components'
import { total } from '../../content/figures/figure.ts'
import { figure, rupees } from '../../content/rupees.ts'
import type { Invoice, DeskPicture as Picture } from '../../content/steps/desk.ts'
import { drawnText } from '../drawn-text.ts'
import { QrCode } from '../QrCode.tsx'
import { Beside } from './Beside.tsx'
import { desk } from './desk-css.ts'

/** An invoice stays on the desk from step to step, with its consequences beside it. */
export const DeskPicture = ({ label, invoice, beside }: Picture) => (
  <Top role="img" aria-label={label} data-beside={beside.is}>
    <Paper {...invoice} />
    <Beside {...beside} sum={total(invoice.lines.map(([, , amount]) => amount))} />
  </Top>
)

const Paper = ({ from, address, title, to, lines, signed }: Invoice) => (
  <div data-is="paper">
    <span>
      <b>{from}</b>
      <small>{address}</small>
    </span>
    <span>
      <b>{title}</b>
      <small>{to}</small>
    </span>
    {lines.map(([what, how, amount]) => (
      <div key={what}>
        <span>
          {what}
          <small>{how}</small>
        </span>
        <span>{figure(amount)}</span>
      </div>
    ))}
    <div data-is="total">
      <b>Total</b>
      <b>{rupees(total(lines.map(([, , amount]) => amount)))}</b>
    </div>
    <div data-is="signed">
      <span>
        {signed[0]}
        <small>{signed[1]}</small>
      </span>
      <QrCode />
    </div>
  </div>
)

const Top = styled.div`
  ${drawnText}
  ${desk}
`
