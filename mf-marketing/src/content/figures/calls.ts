import type { Paise } from '../rupees.ts'
import type { Titled } from './titled.ts'

/** Calls with one key, and their answers. */
export interface Calls extends Titled {
  readonly kind: 'calls'
  readonly rows: readonly Call[]
}

interface Call {
  readonly call: readonly [method: string, path: string]
  readonly about: string
  readonly amount: Paise
  readonly answer: readonly [status: string, what: string]
  /** Whether the call is about the payment that the amber thread follows through the page. */
  readonly thread?: boolean
}
