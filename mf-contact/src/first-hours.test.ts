import { expect, it } from 'vitest'
import { firstHours } from './content/first-hours.ts'

it('draws the same reply time as the home page’s comparison: under 2 hours', () => {
  expect(firstHours.answer).toBe(2)
})

it('draws the same onboarding time as the FAQ: 24-48 hours', () => {
  expect(firstHours.onboarded).toEqual([24, 48])
})

it('draws the spans in chronological order along the bridge', () => {
  const ends = [0, firstHours.answer, ...firstHours.onboarded]
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
})
