import type { Paise } from '../rupees.ts'

/** Payments on the left, invoices on the right, and a line from each payment to the invoice that it pays. */
export interface MatchPicture {
  readonly kind: 'match'
  readonly label: string
  readonly title: string
  /** In order of arrival. */
  readonly payments: readonly Payment[]
  /** In the order of the books. */
  readonly invoices: readonly Invoice[]
}

export interface Payment {
  readonly time: string
  readonly from: string
  readonly by: string
  readonly amount: Paise
  /** The number of the invoice that the payment is for; missing if unknown. */
  readonly pays?: string
}

export interface Invoice {
  readonly number: string
  readonly what: string
  /** The amount to be paid. */
  readonly due: Paise
}

export const isMatched = ({ pays }: Payment): boolean => pays !== undefined

export const totalOf = (payments: readonly Payment[]): Paise =>
  payments.reduce((sum, { amount }) => sum + amount, 0)
