import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import { expect, it } from 'vitest'
import { linksOf, PageLinks } from './dead-links.ts'

const shell = {
  name: 'shell',
  version: '1.0.0-aa',
  routes: [
    { path: '/', part: 'mf-b', page: 'home' },
    { path: '/a', part: 'mf-a', page: 'a' },
    { path: '/posts', part: 'mf-a', page: 'list' },
    { path: '/posts/:slug', part: 'mf-a', page: 'post' },
    { path: '/news/:slug', part: 'mf-b', page: 'news' },
  ],
  elsewhere: ['/support'],
  files: { 'client/logo.svg': '' },
} as unknown as ShellArtifact
const remote = {
  name: 'mf-a',
  version: '1.0.0-bb',
  files: { 'client/a b.png': '' },
} as unknown as RemoteArtifact
const site = { origin: 'https://bridge.example', formEndpoint: '/forms/contact' }
const head = { title: 'A', description: 'A.' }

function linked(path: string, attributes: Readonly<Record<string, string>> = {}, more = {}) {
  const links = new PageLinks()
  links.add(Object.entries(attributes).map(([name, value]) => ({ name, value })))
  return { path, head, links, ...more }
}

/** Dead links of a page at /a with these attributes. */
const found = (attributes: Readonly<Record<string, string>>) => links(attributes).dead
const links = (attributes: Readonly<Record<string, string>>) =>
  linksOf(
    [
      linked('/a', attributes),
      linked('/posts', { id: 'पहला' }, { files: { 'feed.xml': '' } }),
      linked('/posts/c%2B%2B'),
    ],
    { shell, site, remote, layoutIds: new Set(['main']) },
  )

it.each([
  '/',
  '/?q=1#anything',
  '/a',
  '/posts#%E0%A4%AA%E0%A4%B9%E0%A4%B2%E0%A4%BE',
  '/posts#पहला',
  '/posts/c%2B%2B',
  '/posts/c++',
  '/posts/',
  '/a/',
  'posts',
  '#main',
  '#top',
  '#',
  '#:~:text=words',
  '/news/anything',
  '/news/anything/feed.xml',
  '/posts/feed.xml',
  '/sitemap.xml',
  '/live/mf-b.json',
  '/support',
  '/forms/contact',
  'https://bridge.example/a',
  'https://other.example/nowhere',
  'mailto:a@bridge.example',
  'tel:+911234',
  'data:image/svg+xml,%3Csvg/%3E',
  '/mf-a/1.0.0-bb/a%20b.png',
  '/mf-b/1.0.0-cc/any.png',
  '/shell/1.0.0-aa/logo.svg',
])('accepts a link to %s', (href) => {
  expect(found({ href })).toEqual([])
})

it.each([
  ['/nowhere', 'which is not a page'],
  ['/support/nowhere', 'which is not a page'],
  ['/posts/gone', 'which is not a page'],
  ['/a/b', 'which is not a page'],
  ['https://bridge.example/nowhere', 'which is not a page'],
  ['//', 'which is not a valid address'],
  ['#gone', 'an anchor that does not exist'],
  ['/posts#gone', 'an anchor that does not exist'],
  ['/mf-a/1.0.0-bb/gone.png', 'a file that mf-a does not have'],
  ['/mf-a/1.0.0-bb/100%.png', 'a file that mf-a does not have'],
])('reports a dead link to %s', (href, why) => {
  expect(found({ href })).toEqual([`/a links to "${href}", ${why}`])
})

it.each([
  ['/?q=1#any%20thing', [{ from: '/a', path: '/', anchor: 'any thing' }]],
  ['/news/c++/', [{ from: '/a', path: '/news/c%2B%2B' }]],
  ['/news/x#top', [{ from: '/a', path: '/news/x' }]],
  ['/posts', []],
  ['/news/x/feed.xml', []],
  ['https://other.example/news/x', []],
])('records where %s leads on another part’s pages', (href, outward) => {
  expect(links({ href }).outward).toEqual(outward)
})

it("checks a page's link preview image", () => {
  const seen = (image: string) =>
    linksOf([linked('/a', {}, { head: { ...head, image } })], { shell, site, remote, layoutIds: new Set() })
      .dead
  expect(seen('/mf-a/1.0.0-bb/a%20b.png')).toEqual([])
  expect(seen('/mf-a/1.0.0-bb/none.png')).toEqual([expect.stringMatching(/a file that mf-a does not have$/)])
})

it('checks images in all their sizes', () => {
  expect(found({ srcset: '/shell/1.0.0-aa/logo.svg 1x, /mf-a/1.0.0-bb/gone.png 2x' })).toHaveLength(1)
  expect(found({ src: '/mf-a/1.0.0-bb/gone.png' })).toHaveLength(1)
})

it('does not end an address in a srcset at a comma inside it', () => {
  const picture = 'data:image/png;base64,iVBO'
  expect(found({ srcset: `${picture} 1x,/mf-a/1.0.0-bb/a%20b.png 2x, ${picture}` })).toEqual([])
  expect(found({ srcset: `${picture} 1x,/mf-a/1.0.0-bb/gone.png 2x` })).toHaveLength(1)
})

it('reports unknown addresses only if the shell names those served elsewhere', () => {
  const { elsewhere: _, ...older } = shell
  const pages = [linked('/a', { href: '/support/status' }), linked('/posts', { href: '/a#gone' })]
  const ground = { shell: older as ShellArtifact, site, remote, layoutIds: new Set<string>() }
  expect(linksOf(pages, ground).dead).toEqual(['/posts links to "/a#gone", an anchor that does not exist'])
})

it('checks many links against many routes quickly', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({
    path: `/n${index}/:slug`,
    part: 'mf-b',
    page: 'n',
  }))
  const page = linked('/a')
  for (let index = 0; index < 50_000; index++) page.links.addresses.add(`/n99/${index}`)
  const started = performance.now()
  const ground = { shell: { ...shell, routes: many }, site, remote, layoutIds: new Set<string>() }
  expect(linksOf([page], ground).dead).toEqual([])
  expect(performance.now() - started).toBeLessThan(3000)
})

it('stops on each page once it has found as many dead links as it reports', () => {
  let looks = 0
  const [first, second] = [linked('/a'), linked('/posts')]
  for (let number = 0; number < 1000; number++)
    for (const { links } of [first, second]) links.addresses.add(`/none-${number}`)
  const get = () => {
    looks++
    return '/posts'
  }
  expect(
    linksOf([first, Object.defineProperty(second, 'path', { get })], {
      shell,
      site,
      remote,
      layoutIds: new Set(),
    }).dead,
  ).toHaveLength(10)
  expect(looks).toBeLessThan(20)
})
