import { describe, expect, it } from 'vitest'
import { filters } from './filters.ts'

describe('what is typed into a field', () => {
  it.each([
    ['name', 'keeps 100 characters', 'n'.repeat(101), 'n'.repeat(100)],
    ['email', 'keeps letters, digits and @ . _ % + -', ' a"b(c)_1.%+-@x.in ', 'abc_1.%+-@x.in'],
    ['email', 'keeps a single @', 'a@b@c@d.in', 'a@bcd.in'],
    ['email', 'keeps 100 characters', 'e'.repeat(101), 'e'.repeat(100)],
    ['phone', 'keeps digits', '+91 98-76', '919876'],
    ['phone', 'keeps 12 digits', '1234567890123', '123456789012'],
    ['companyName', 'keeps 150 characters', 'c'.repeat(151), 'c'.repeat(150)],
  ] as const)('%s %s', (field, _, typed, kept) => {
    expect(filters[field](typed)).toBe(kept)
  })
})
