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

describe('known trouble', () => {
  it.each([
    ['a message that differs between visits', landing, { ...landing, what: 'no answer for 4711 ms' }],
    ['after a first touch, what was logged on landing', landing, { ...landing, when: 'after a first touch' }],
    ['in the app, at any address the tab is at by then', inApp, { ...inApp, address: '/other' }],
    ['in the app, what was logged on landing', landing, { ...inApp, address: '/other' }],
  ] as [string, Problem, Problem][])('%s', (_, before, now) => {
    expect(isIn(troubleOf([before]), now)).toBe(true)
  })
})

describe('new trouble', () => {
  it.each([
    ['the same message on another page of the part', { ...landing, address: '/other' }],
    ['on landing, at an address with other trouble in the app', { ...landing, address: '/far' }],
    ['trouble of another kind', { ...landing, sort: 'uncaught' }],
    ['another page that does not load', { ...inApp, address: '/other', sort: 'late' }],
    ['the same message from another part, in the app', { ...inApp, part: 'mf-b', address: '/b' }],
  ] as [string, Problem][])('%s', (_, now) => {
    const before = [landing, inApp, { ...inApp, address: '/far' }, { ...inApp, sort: 'late' as const }]
    expect(isIn(troubleOf(before), now)).toBe(false)
  })
})
