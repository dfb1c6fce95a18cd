// @module-tag long
import { expect, it, vi } from 'vitest'
import { ask } from '../../testing/http.ts'
import { isShown, plantPages, said, served, teamB, withKeyedSite } from '../../testing/keyed-site.ts'
import type { Composition } from '../records/composition.ts'

withKeyedSite()

const numbered = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`f${number}.json`, text]))

const withFiles = (count: number, text: string) => (composition: Composition) => ({
  pages: composition.pages.map((page) =>
    page.path === '/posts/first' ? { ...page, files: numbered(count, text) } : page,
  ),
})

const withPages = (count: number) => (composition: Composition) => {
  const [first] = composition.pages.filter(({ path }) => path === '/posts/first')
  const more = Array.from({ length: count }, (_, number) => ({ ...first, path: `/posts/p${number}` }))
  return { pages: [...composition.pages, ...(more as Composition['pages'])] }
}

it.each([
  ['of 3,000,000 files', withFiles(3_000_000, 'x'), 'it must be at most 16 MB'],
  ['of 17 MB', withFiles(17, 'x'.repeat(1_000_000)), 'it must be at most 16 MB'],
  ['of 50,000 files', withFiles(50_000, ''), 'pages must have at most 50,000 addresses'],
  ['of 50,000 pages', withPages(50_000), 'pages must have at most 50,000 addresses'],
] as const)(
  'does not make visitors of other parts wait for a composition %s',
  { timeout: 60_000 },
  async (_, change, why) => {
    await isShown(5)
    await plantPages(teamB, 'mf-b', change)
    let longest = 0
    await vi.waitFor(
      async () => {
        const begun = performance.now()
        expect((await ask(served.address, '/a')).status).toBe(200)
        longest = Math.max(longest, performance.now() - begun)
        expect(said.join('\n')).toContain(why)
      },
      { timeout: 20_000, interval: 20 },
    )
    expect(longest).toBeLessThan(2000)
    await isShown(5)
  },
)

it('serves a page with 40,000 files, which the gate allows', async () => {
  await isShown(5)
  await plantPages(teamB, 'mf-b', withFiles(40_000, ''))
  await isShown(6)
  expect((await ask(served.address, '/posts/first/f39999.json')).status).toBe(200)
})
