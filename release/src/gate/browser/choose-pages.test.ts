import { expect, it } from 'vitest'
import type { Composition } from '../../records/composition.ts'
import { addressOf, choosePages, firstOfEachModule } from './choose-pages.ts'

const composition = (part: string, paths: readonly string[]) =>
  ({
    part,
    pages: paths.map((path) => ({ path, status: path.includes(':') ? 404 : 200, page: '' })),
  }) as unknown as Composition

const articles = Array.from({ length: 200 }, (_, index) => `/blog/article-${index}`)
const blog = composition('mf-blog', ['/blog', '/blog/:slug', ...articles])
const legal = composition('mf-legal', ['/terms', '/privacy'])

it('chooses every page when there are few', () => {
  expect(choosePages([legal], 30).map(addressOf)).toEqual(['/terms', '/privacy'])
})

it('chooses some of each kind when there are many', () => {
  const chosen = choosePages([blog, legal], 6).map(addressOf)
  expect(chosen).toEqual([
    '/blog',
    '/blog/no-such-page',
    '/terms',
    '/blog/article-0',
    '/privacy',
    '/blog/article-1',
  ])
})

it('puts requested pages before all others', () => {
  const chosen = choosePages([blog, legal], 3, new Set(['/blog/article-150']))
  expect(chosen.map(addressOf)).toEqual(['/blog/article-150', '/blog', '/blog/no-such-page'])
})

it('picks one page of each module, and the 404 page of a dynamic route', () => {
  const routes = [
    { path: '/blog', part: 'mf-blog', page: 'list' },
    { path: '/blog/:slug', part: 'mf-blog', page: 'article' },
    { path: '/terms', part: 'mf-legal', page: 'policy', params: { slug: 'terms' } },
    { path: '/privacy', part: 'mf-legal', page: 'policy', params: { slug: 'privacy' } },
  ]
  const chosen = firstOfEachModule(choosePages([blog, legal], 6), routes)
  expect(chosen.map(addressOf)).toEqual(['/blog', '/blog/no-such-page', '/terms', '/blog/article-0'])
})

it('handles as many pages as a part may have', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `/blog/article-${index}`)
  const begun = performance.now()
  expect(choosePages([composition('mf-blog', many)], 30)).toHaveLength(30)
  expect(performance.now() - begun).toBeLessThan(5000)
})
