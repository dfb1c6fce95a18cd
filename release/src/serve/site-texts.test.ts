import { expect, it } from 'vitest'
import { newSite, release } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { textBody } from './body.ts'
import { loadSite } from './live-site.ts'
import { PageLists } from './page-lists.ts'

it('keeps the files that a release does not change, with their compressed copies', async () => {
  const { store } = await newSite()
  const before = await loadSite(new PageLists(store), await requireLive(store, 'production'))
  await release(store, 'mf-a', 'a2')
  const after = await loadSite(new PageLists(store), await requireLive(store, 'production'), before)
  const kept = [...after.texts].filter(([path, text]) => before.texts.get(path) === text)
  expect(kept.map(([path]) => path).sort()).toEqual([
    '/live/mf-b.json',
    '/posts/feed.xml',
    '/robots.txt',
    '/sitemap.xml',
  ])
})

it('compresses a sitemap of fifty thousand addresses without keeping visitors waiting', async () => {
  const urls = Array.from(
    { length: 50_000 },
    (_, i) => `<url><loc>https://bridge.example/${i ** 3}</loc></url>`,
  )
  const began = performance.now()
  const copy = await textBody('/sitemap.xml', urls.join('\n')).read('br')
  expect(performance.now() - began).toBeLessThan(2500)
  expect(copy?.length).toBeLessThan(1_000_000)
})
