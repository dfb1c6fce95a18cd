import fc from 'fast-check'
import { expect, it } from 'vitest'
import { latestDates } from './dates.ts'

const now = Date.parse('2026-06-30')
const days = (...dates: string[]) =>
  latestDates(dates, now).map((date) => new Date(date).toISOString().slice(0, 10))

it('keeps dates that are in the order of the records', () => {
  expect(days('2026-06-29', '2026-06-02', '2026-06-01')).toEqual(['2026-06-29', '2026-06-02', '2026-06-01'])
  expect(latestDates([], now)).toEqual([])
})

it('replaces an impossible date with the next newer one, or with now', () => {
  expect(days('2026-06-29', '1970-01-01', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
  expect(days('1970-01-01', '1970-01-01', '2026-06-01')).toEqual(['2026-06-30', '2026-06-30', '2026-06-01'])
  expect(days('2026-06-29', '2099-01-01', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
  expect(days('2026-06-29', 'no date', '2026-06-01')).toEqual(['2026-06-29', '2026-06-29', '2026-06-01'])
})

it('never dates a record earlier than its true date, regardless of the dates that others claim', () => {
  const record = fc.record({ at: fc.nat(1000), claim: fc.option(fc.integer({ min: -500, max: 2000 })) })
  const histories = fc.array(record, { maxLength: 20 })
  fc.assert(
    fc.property(histories, (written) => {
      const newestFirst = written.toSorted((one, other) => other.at - one.at)
      const dates = newestFirst.map(({ at, claim }) => new Date(claim ?? at).toISOString())
      const latest = latestDates(dates, 1000)
      expect(latest).toEqual(latest.toSorted((one, other) => other - one))
      for (const [index, { at, claim }] of newestFirst.entries())
        if (claim === null) expect(latest[index]).toBeGreaterThanOrEqual(at)
    }),
  )
})
