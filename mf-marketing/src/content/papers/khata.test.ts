import { expect, it } from 'vitest'
import { balance } from '../day-ledger.ts'
import { content } from '../use-cases/small-business.ts'
import { accounts, byLink, counter, counts, dueOf, followed, further, total } from './khata.ts'

it('leaves Mrs Deshpande with a balance of ₹2,340', () => {
  expect(dueOf(followed)).toBe(2_340_00)
})

it('adds up what is owed, what is paid and what is due', () => {
  expect(total).toEqual({ owed: 9_440_00, paid: 2_950_00 })
  expect([...accounts, further].reduce((sum, account) => sum + dueOf(account), 0)).toBe(dueOf(total))
})

it('collects ₹4,150 by link from eleven of the twelve flats', () => {
  expect(counts).toEqual({ accounts: 12, settled: 11 })
  expect(byLink).toBe(4_150_00)
})

it('takes ₹35,610 in the day, counter and links together', () => {
  expect(balance(content.ledger.entries).came).toBe(counter.taken + byLink)
  expect(counter.taken + byLink).toBe(35_610_00)
})
