import type { Tone } from '../figures/figure.ts'
import type { Paise } from '../rupees.ts'
import type { State } from '../screen.ts'

/** The papers of three banks, which stay in place, and what the step makes of them. */
export interface AccessPicture {
  readonly kind: 'access'
  readonly label: string
  readonly banks: readonly BankPaper[]
  readonly beside: Choice | Consent | JointStatement
}

/** A bank, and the paper that represents it. */
export interface Bank {
  readonly bank: string
  readonly tone: Tone
  /** Its mark, on a 24 by 24 grid. */
  readonly mark: string
  readonly paper: 'passbook' | 'cheque' | 'printout'
  readonly title: string
  readonly account: string
}

export interface BankPaper extends Bank {
  /** The balance and its time, shown on the paper below the account, once the account is connected. */
  readonly holds?: readonly [balance: Paise, asOf: string]
  /** A line as the bank itself writes it. */
  readonly writes?: string
}

/** Each bank's accounts, in the order of the banks. */
export interface Choice {
  readonly is: 'choice'
  readonly accounts: readonly (readonly Account[])[]
}

interface Account {
  readonly number: string
  readonly name: string
  readonly chosen: boolean
}

/** One consent, of which each bank tears off its copy. */
export interface Consent {
  readonly is: 'consent'
  readonly title: string
  readonly by: string
  /** The answers of the banks, in their order, and when each bank gave its answer. */
  readonly copies: readonly (readonly [state: State, when: string])[]
  /** What is allowed, and what is not. */
  readonly rights: readonly [may: Rights, not: Rights]
  readonly from: string
  readonly to: string
  readonly back: string
  readonly code: { readonly says: string; readonly digits: number; readonly typed: string }
}

type Rights = readonly [heading: string, rights: readonly string[]]

/** Lines of all three banks, by time. */
export interface JointStatement {
  readonly is: 'statement'
  readonly title: string
  readonly says: string
  readonly opening: readonly [what: string, amount: Paise]
  readonly lines: readonly Line[]
  readonly closing: readonly [what: string, how: string, amount: Paise]
}

export interface Line {
  readonly time: string
  readonly bank: Bank
  readonly what: string
  readonly how: string
  readonly amount: Paise
  /** Whether the line is one side of a transfer, whose other side is the next line. */
  readonly paired?: boolean
}
