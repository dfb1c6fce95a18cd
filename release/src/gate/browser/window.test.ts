import type { Browser } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import type { Release } from '../../records/releases.ts'
import { Window } from './window.ts'

const broken = { newContext: () => Promise.reject(new Error('no more tabs')) } as unknown as Browser
const release = { parts: {} } as unknown as Release
const step = { address: '/a', when: 'on landing', longest: 1000, take: async () => [] } as const

it('reports a tab that does not open, names its page, and lets the deploy continue', async () => {
  const window = new Window(broken, { origin: 'http://site', release, part: 'mf-a' })
  expect(await window.take([step])).toEqual([
    { part: 'mf-a', address: '/a', when: 'on landing', sort: 'late', what: 'Error: no more tabs' },
  ])
  expect(await window.start(['/a'])).toBeUndefined()
})

it('reports a page that hangs after it has been checked, and does not wait for it', async () => {
  const page = {
    url: () => 'http://site/a',
    on: () => {},
    context: () => ({
      ...context,
      newCDPSession: async () => ({ send: async () => ({}), detach: async () => {} }),
    }),
  }
  const context = {
    addInitScript: async () => {},
    newPage: async () => page,
    setExtraHTTPHeaders: () => new Promise(() => {}),
  }
  const browser = { newContext: async () => context } as unknown as Browser
  const settings = { origin: 'http://site' }
  const window = new Window(browser, {
    origin: 'http://site',
    release: { ...release, settings } as Release,
    part: 'mf-a',
  })
  expect(await window.take([step])).toEqual([])
  vi.useFakeTimers()
  const left = window.leaveOutOthers()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await left).toMatchObject([{ part: 'mf-a', address: '/a', sort: 'late' }])
  vi.useRealTimers()
})
