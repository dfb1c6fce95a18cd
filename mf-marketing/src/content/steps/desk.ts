import type { Road } from '../figures/document.ts'
import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'

/** An invoice on the desk, and what the step has put beside it. */
export interface DeskPicture {
  readonly kind: 'desk'
  readonly label: string
  readonly invoice: Invoice
  readonly beside: Slip | Phone | Ledger
}

export interface Invoice {
  readonly from: string
  readonly address: string
  readonly title: string
  readonly to: string
  readonly lines: readonly (readonly [what: string, how: string, amount: Paise])[]
  readonly signed: readonly [what: string, how: string]
}

/** A second paper that the law requires. */
export interface Slip {
  readonly is: 'slip'
  readonly title: string
  readonly fields: readonly (readonly [label: string, value: string])[]
  readonly road: Road
}

/** Where the link is opened and the invoice paid. */
export interface Phone {
  readonly is: 'phone'
  readonly says: string
  readonly ways: readonly string[]
  readonly sent: readonly (readonly [by: string, what: string])[]
}

/** The customer's account in the books; the thread ends in its last row. */
export interface Ledger {
  readonly is: 'ledger'
  readonly title: string
  readonly rows: readonly (readonly [what: string, how: string, amount: Paise, state?: State])[]
  readonly foot: readonly [label: string, amount: Paise]
}
