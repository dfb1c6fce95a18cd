import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { afterEach, expect, it, vi } from 'vitest'
import { checkPages } from './check-pages.ts'

const layout = { before: '<main id="main">', after: '</main>', css: '' }
const route = { path: '/posts/:slug', part: 'mf-a', page: 'post' }
const part = { name: 'mf-a', version: '1.0.0-0123456789ab', files: {} } as RemoteArtifact
const shell = {
  name: 'shell',
  version: '1.0.0-0123456789ab',
  files: {},
  routes: [route],
} as unknown as ShellArtifact
const site = { origin: 'https://bridge.example', formEndpoint: '/forms/contact' }

const paths = Array.from({ length: 100 }, (_, index) => `/posts/${index}`)
const pagesOf = (html: string) => paths.map((path) => ({ path, route, params: {}, html, css: '' }))
const layouts = new Map(paths.map((path) => [path, layout]))
const check = (patience = {}, html = '<p>text</p>') =>
  checkPages({ versions: [{ part, pages: pagesOf(html) }], layouts }, { shell, site }, patience)

afterEach(() => void vi.restoreAllMocks())

/** Installs a clock that advances by this much, in ms, each time it is read. */
function eachReadTakes(ms: number): void {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += ms
    return now
  })
}

it.each([
  ['', {}, 19_000, '600'],
  [' in a rollback of the shell', { isUrgent: true }, 1900, '60'],
])('limits the time for all pages of a version%s, even if each is quick', (_, patience, ms, limit) => {
  expect(check(patience)).toMatchObject([{ pages: expect.any(Array) }])
  eachReadTakes(ms)
  expect(check(patience)).toEqual([{ failure: `its pages take more than ${limit} s to check` }])
})

it('limits the time for all links of a version', () => {
  const links = Array.from({ length: 100 }, (_, index) => `<a href="/posts/${index}">x</a>`)
  expect(check({ isUrgent: true }, links.join(''))).toMatchObject([{ pages: expect.any(Array) }])
  eachReadTakes(100) // ten seconds for the pages, and a quarter of an hour for their links
  expect(check({ isUrgent: true }, links.join(''))).toEqual([
    { failure: 'its pages take more than 60 s to check' },
  ])
})

it('limits the number of links in a version, because all are in memory at once', () => {
  const pictures = (count: number) =>
    `<img alt="" srcset="${Array.from({ length: count }, (_, index) => `/posts/0?${index}`).join(', ')}">`
  expect(check({}, pictures(50))).toMatchObject([{ pages: expect.any(Array) }])
  expect(check({}, pictures(5001))).toEqual([
    { failure: 'its pages have more than 500000 addresses and ids to check' },
  ])
})
