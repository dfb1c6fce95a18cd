import { describe, expect, it } from 'vitest'
import { isIn, troubleOf } from './trouble.ts'
import type { Problem } from './window.ts'

const landing: Problem = {
  part: 'mf-a',
  address: '/a',
  when: 'on landing',
  sort: 'error',
  what: 'no answer for 31 ms',
}
const inApp: Problem = { ...landing, when: 'when reached by a link' }

describe('recognises as known', () => {
  it.each([
    ['a message that differs between visits', landing, { ...landing, what: 'no answer for 4711 ms' }],
    [
      'a problem on landing that recurs after a first touch',
      landing,
      { ...landing, when: 'after a first touch' },
    ],
    ['a problem in the app that recurs at another address', inApp, { ...inApp, address: '/other' }],
    [
      'a problem on landing that recurs in the app, at another address',
      landing,
      { ...inApp, address: '/other' },
    ],
  ] as [string, Problem, Problem][])('%s', (_, before, now) => {
    expect(isIn(troubleOf([before]), now)).toBe(true)
  })
})

describe('recognises as new', () => {
  it.each([
    ['the same message on another page of the part', { ...landing, address: '/other' }],
    ['a problem on landing at an address that had one only in the app', { ...landing, address: '/far' }],
    ['a problem of another sort', { ...landing, sort: 'uncaught' }],
    ['another page that does not load', { ...inApp, address: '/other', sort: 'late' }],
    ['the same message from another part, in the app', { ...inApp, part: 'mf-b', address: '/b' }],
  ] as [string, Problem][])('%s', (_, now) => {
    const before = [landing, inApp, { ...inApp, address: '/far' }, { ...inApp, sort: 'late' as const }]
    expect(isIn(troubleOf(before), now)).toBe(false)
  })
})
