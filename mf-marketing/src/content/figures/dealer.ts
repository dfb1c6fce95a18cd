import type { Paise } from '../rupees.ts'

/** An account in two columns, whose sums are equal once everything is settled. */
export interface Account {
  readonly sides: readonly (readonly [name: string, entries: readonly Entry[]])[]
  readonly total: string
}

interface Entry {
  readonly what: string
  readonly amount: Paise
}

export const invoice2044 = 48_600_00
export const note = 4_500_00
export const dealerPays = invoice2044 - note

/** The dealer's account in the books, an entry for each hour. */
export const dealer = {
  sides: [
    ['Debit', [{ what: 'Invoice 2044', amount: invoice2044 }]],
    [
      'Credit',
      [
        { what: 'Receipt', amount: dealerPays },
        { what: 'Credit note', amount: note },
      ],
    ],
  ],
  total: 'Total',
} satisfies Account
