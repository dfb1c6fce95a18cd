import { expect, it } from 'vitest'
import type { Composition } from '../../records/composition.ts'
import type { LiveSite } from '../../serve/live-site.ts'
import type { PageOf } from './choose-pages.ts'
import { landing, startsOf, type Tour, tours, walk } from './visits.ts'

const head = { title: 'A page', description: 'It is one.' }
const page = (part: string, path: string): PageOf => ({ part, path, status: 200, page: '', head })
const site = (...parts: string[]) =>
  ({
    compositions: new Map(
      parts.map((part) => [part, { pages: [page(part, `/${part}`)] } as unknown as Composition]),
    ),
  }) as unknown as LiveSite
const walked = [page('mf-a', '/mf-a'), page('mf-a', '/last')]
const tour: Tour = { part: 'mf-a', pages: walked, walked, ofEachModule: new Set(walked.slice(0, 1)) }

it('starts from one of several other parts’ pages, or else from its own', () => {
  expect(startsOf(tour, site('mf-b', 'mf-a', 'mf-c'))).toEqual(['/mf-b', '/mf-c', '/last'])
  expect(startsOf(tour, site('mf-a'))).toEqual(['/last'])
})

it('does not try every part', () => {
  const many = Array.from({ length: 20 }, (_, index) => `mf-${index}`)
  expect(startsOf(tour, site(...many))).toHaveLength(4)
})

it('starts nowhere when there is nothing to visit', () => {
  expect(startsOf({ ...tour, walked: [] }, site('mf-a', 'mf-b'))).toEqual([])
})

it('runs axe once per page: when reached by a link, or else on landing', () => {
  const { head: _, ...missing } = page('mf-a', '/posts/:slug')
  const visits = (steps: ReturnType<typeof walk>) => steps.map(({ when, address }) => `${when}: ${address}`)
  const all = [page('mf-a', '/one'), { ...missing, status: 404 as const }]
  expect(all.flatMap((one) => visits(landing(one)))).toEqual([
    'on landing: /one',
    'on landing: /posts/no-such-page',
    'for assistive technology: /posts/no-such-page',
  ])
  expect(visits(walk({ ...tour, walked: all }, '/start', site('mf-a')))).toEqual([
    'when reached by a link: /one',
    'for assistive technology: /one',
    'after leaving it: /one',
  ])
})

const visited = (...args: Parameters<typeof walk>) =>
  walk(...args).map(({ when, address }) => `${when}: ${address}`)

it('returns to one page of each module, in the same document', () => {
  expect(visited(tour, '/start', site('mf-a', 'mf-b'))).toEqual([
    'when reached by a link: /mf-a',
    'for assistive technology: /mf-a',
    'when reached by a link: /last',
    'for assistive technology: /last',
    'when reached again by a link: /mf-a',
    'after leaving it: /mf-a',
  ])
})

it('returns to a part’s only page from another part’s, unless the shell would load its document', () => {
  const only = { ...tour, walked: walked.slice(0, 1) }
  const once = ['when reached by a link: /mf-a', 'for assistive technology: /mf-a', 'after leaving it: /mf-a']
  expect(visited(only, '/mf-b', site('mf-a', 'mf-b', 'mf-c'))).toEqual([
    ...once,
    'when reached again by a link: /mf-a',
  ])
  expect(visited(only, '/mf-b', site('mf-a', 'mf-b'))).toEqual(once)
})

const many = (part: string, count: number) =>
  Array.from({ length: count }, (_, index) => page(part, `/${part}/${index}`))

it('opens fewer pages in the tab that also visits them all by links, and starts with the longest tour', () => {
  const pages = [...many('mf-a', 3), ...many('mf-b', 12)]
  const planned = tours(pages, new Set(), 2).map(({ part, pages: opened, walked }) => [
    part,
    opened.length,
    walked.length,
  ])
  expect(planned).toEqual([
    ['mf-b', 4, 12],
    ['mf-b', 8, 0],
    ['mf-a', 3, 3],
  ])
})

it('opens every page once', () => {
  const pages = [...many('mf-a', 1), ...many('mf-b', 23), ...many('mf-c', 6)]
  const opened = tours(pages, new Set(), 4).flatMap((one) => one.pages)
  expect(new Set(opened)).toEqual(new Set(pages))
  expect(opened).toHaveLength(pages.length)
})
