import type { Paise } from '../rupees.ts'
import type { Titled } from './titled.ts'

/** An invoice, the papers that go with it, and its goods on the road at the end of the last whole day. */
export interface Document extends Titled {
  readonly kind: 'document'
  readonly lines: readonly (readonly [what: string, how: string, amount: Paise])[]
  /** The tax portal's signature. */
  readonly signed: readonly [what: string, how: string]
  readonly adds: readonly (readonly [what: string, how: string])[]
  readonly road: Road
}

export interface Road {
  readonly from: string
  readonly to: string
  readonly km: number
  /** An e-way bill is valid for one day per stretch of this length, or part of one. */
  readonly kmPerDay: number
}
