import { expect, it } from 'vitest'
import { withCommas } from './with-commas.ts'

it.each([
  [37, '37'],
  [9963, '9,963'],
  [10_000, '10,000'],
  [125_000, '1,25,000'],
  [12_345_678, '1,23,45,678'],
])('%i is written as %s', (value, text) => {
  expect(withCommas(value)).toBe(text)
})
