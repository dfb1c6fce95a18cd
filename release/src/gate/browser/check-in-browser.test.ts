import { expect, it, vi } from 'vitest'
import { MemoryStore } from '../../../testing/memory-store.ts'
import { checkInBrowser, type Planned } from './check-in-browser.ts'

vi.mock('./chromium.ts', () => ({ installedEngine: () => undefined }))

it('reports that no browser is installed, and lets the release proceed', async () => {
  const plan = { release: {}, recomposed: ['mf-a'] } as unknown as Planned
  const { opened, notes } = await checkInBrowser(new MemoryStore(), plan, undefined)
  expect(opened).toEqual({ skipped: 'no Chromium is installed here' })
  expect(notes).toEqual([])
})
