import { expect, it } from 'vitest'
import { laterClock } from './later-clock.ts'

const hour = 60 * 60 * 1000
const rendering = -11 * hour // Pacific/Pago_Pago
const visiting = 13 * hour // Pacific/Fakaofo
const years = [2026, 2027, 2028]

const read = (time: number) => {
  const date = new Date(time)
  return {
    firstHalfOfTheYear: date.getUTCMonth() < 6,
    weekend: date.getUTCDay() % 6 === 0,
    morning: date.getUTCHours() < 12,
  }
}

const opposite = ({ firstHalfOfTheYear, weekend, morning }: ReturnType<typeof read>) => ({
  firstHalfOfTheYear: !firstHalfOfTheYear,
  weekend: !weekend,
  morning: !morning,
})

it.each(years)(
  'shows the other half of the year, week and day at any hour of %i, in UTC and in local time',
  (year) => {
    for (let now = Date.UTC(year, 0); now < Date.UTC(year + 1, 0); now += hour) {
      const later = laterClock(now)
      expect(read(later)).toEqual(opposite(read(now)))
      expect(read(later + visiting)).toEqual(opposite(read(now + rendering)))
    }
  },
)

it('is more than a year ahead', () => {
  const now = Date.UTC(2026, 10, 23)
  expect(laterClock(now) - now).toBeGreaterThan(366 * 24 * hour)
})
