import { expect, it } from 'vitest'
import { tableBars } from './table-bars.ts'

it('draws a column of numbers to the scale of its largest number', () => {
  expect(
    tableBars([
      ['Refused', '21', 'send again'],
      ['No answer', '7', 'wait'],
    ]),
  ).toEqual([
    [undefined, 100, undefined],
    [undefined, 33, undefined],
  ])
})

it('draws columns of rupees to one scale, in lakh and crore, with no bar for "none"', () => {
  expect(
    tableBars([
      ['Prepaid', '39,000', '₹4 crore', '₹1 crore'],
      ['Refused', '3,900', '₹40 lakh', 'none'],
    ]),
  ).toEqual([
    [undefined, 100, 100, 25],
    [undefined, 10, 10, 0],
  ])
})

it('draws no bars in a column whose numbers are equal, or that holds anything but numbers', () => {
  expect(
    tableBars([
      ['PA-O', '5', 'circular of 2023', '0%'],
      ['PA-P', '5', '9', '61%'],
    ]),
  ).toEqual([
    [undefined, undefined, undefined, 0],
    [undefined, undefined, undefined, 100],
  ])
  expect(tableBars([])).toEqual([])
})
