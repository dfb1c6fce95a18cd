import { expect, it } from 'vitest'
import { latestDates } from './dates.ts'

const now = Date.parse('2026-06-30')
const days = (...dates: string[]) =>
  latestDates(dates, now).map((date) => new Date(date).toISOString().slice(0, 10))

it('keeps ascending dates', () => {
  expect(days('2026-06-29', '2026-06-02', '2026-06-01')).toEqual(['2026-06-29', '2026-06-02', '2026-06-01'])
  expect(latestDates([], now)).toEqual([])
})

it('replaces an impossible date with the next newer one, or with now', () => {
  expect(days('2026-06-29', '1970-01-01', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
  expect(days('1970-01-01', '1970-01-01', '2026-06-01')).toEqual(['2026-06-30', '2026-06-30', '2026-06-01'])
  expect(days('2026-06-29', '2099-01-01', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
  expect(days('2026-06-29', 'no date', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
})
