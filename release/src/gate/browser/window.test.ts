import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Release } from '../../records/releases.ts'
import { Window } from './window.ts'

const broken = { newContext: () => Promise.reject(new Error('no more tabs')) } as unknown as Browser
const release = { parts: {} } as unknown as Release
const step = { address: '/a', when: 'on landing', longest: 1000, take: async () => [] } as const

it('reports a tab that does not open with its page, and lets the deploy continue', async () => {
  const window = new Window(broken, { origin: 'http://site', release, part: 'mf-a' })
  expect(await window.take([step])).toEqual([
    { part: 'mf-a', address: '/a', when: 'on landing', sort: 'late', what: 'Error: no more tabs' },
  ])
  expect(await window.start(['/a'])).toBeUndefined()
})
