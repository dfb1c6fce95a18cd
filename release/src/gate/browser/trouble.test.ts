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
const inApp: Problem = { ...landing, when: 'when a link leads there' }

describe('what was in trouble before', () => {
  it.each([
    ['words that differ from look to look', landing, { ...landing, what: 'no answer for 4711 ms' }],
    ['after a first touch what was heard on landing', landing, { ...landing, when: 'after a first touch' }],
    ['in the app, at whatever address the tab is by then', inApp, { ...inApp, address: '/other' }],
    ['in the app, what was heard on landing', landing, { ...inApp, address: '/other' }],
  ] as [string, Problem, Problem][])('%s', (_, before, now) => {
    expect(isIn(troubleOf([before]), now)).toBe(true)
  })
})

describe('what is new', () => {
  it.each([
    ['the same words on another page of the part', { ...landing, address: '/other' }],
    ['on landing, where something else was heard in the app by chance', { ...landing, address: '/far' }],
    ['trouble of another sort', { ...landing, sort: 'uncaught' }],
    ['another page that does not come up', { ...inApp, address: '/other', sort: 'late' }],
    ['the same words from another part, in the app', { ...inApp, part: 'mf-b', address: '/b' }],
  ] as [string, Problem][])('%s', (_, now) => {
    const before = [landing, inApp, { ...inApp, address: '/far' }, { ...inApp, sort: 'late' as const }]
    expect(isIn(troubleOf(before), now)).toBe(false)
  })
})
