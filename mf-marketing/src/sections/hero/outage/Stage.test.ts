import { expect, it } from 'vitest'
import { outage } from '../../../content/home/outage.ts'
import { refusedAt, reroutedAt } from './Stage.tsx'

it.each([
  [outage.status.silent, refusedAt],
  [outage.status.refused, reroutedAt - refusedAt],
])('leaves time to read %j', (sentence, seconds) => {
  const fastestReader = 5 // words a second
  expect(Math.round(seconds * fastestReader)).toBeGreaterThanOrEqual(sentence.split(' ').length)
})
