import type { Route } from '@bridge/shared/contract'
import { expect, it } from 'vitest'
import { OwedPages } from './owed-pages.ts'

const one: Route = { path: '/a', part: 'mf-a', page: 'one' }
const legal: Route = { path: '/terms', part: 'mf-a', page: 'legal', params: { slug: 'terms' } }
const post: Route = { path: '/posts/:slug', part: 'mf-a', page: 'post' }
const other: Route = { path: '/posts/new', part: 'mf-b', page: 'new' }
const anywhere: Route = { path: '/:x/:y', part: 'mf-a', page: 'post' }
const spelled: Route = { path: '/posts/c%2B%2B', part: 'mf-b', page: 'cpp' }
const home: Route = { path: '/', part: 'mf-a', page: 'home' }
const table = [other, spelled, one, legal, post, anywhere, home]

const head = { title: 't', description: 'd' }
const page = (index: number, params = {}, more: object = { head }) => ({
  index,
  params,
  html: '',
  css: '',
  ...more,
})

it('reports the routes whose pages have not arrived', () => {
  const owed = new OwedPages([one, post], table)
  expect(owed.place(page(0))).toEqual({ path: '/a', route: one })
  expect(owed.missing).toBe(post)
  expect(owed.place(page(1, { slug: 'b c' }))).toEqual({ path: '/posts/b%20c', route: post })
  expect(owed.missing).toBe(post)
  expect(owed.place(page(1, {}, {}))).toEqual({ path: '/posts/:slug', route: post })
  expect(owed.missing).toBeUndefined()
})

it.each([
  { what: 'an unknown index', sent: page(7), problem: 'was not requested' },
  { what: 'a page without a head', sent: page(0, {}, {}), problem: 'returned no head' },
  { what: 'params that are not in its path', sent: page(0, { slug: 'x' }), problem: 'exactly the params' },
  { what: 'too few params', sent: page(2), problem: 'exactly the params' },
  {
    what: 'another value for a param that the route sets',
    sent: page(1, { slug: 'privacy' }),
    problem: 'exactly the params',
  },
  {
    what: "another part's path",
    sent: page(2, { slug: 'new' }),
    problem: "/posts/new belongs to mf-b's page 'new'",
  },
  { what: 'an empty slug', sent: page(2, { slug: '' }), problem: 'has an empty segment' },
  {
    what: 'a slug that leads to the parent folder',
    sent: page(2, { slug: '..' }),
    problem: "the segment '..'",
  },
  { what: 'a slug with a slash', sent: page(2, { slug: '../../about' }), problem: 'no file name can have' },
  { what: 'a slug with a line break', sent: page(2, { slug: 'a\nb' }), problem: 'no file name can have' },
  { what: 'a slug of 248 letters', sent: page(2, { slug: 'a'.repeat(248) }), problem: 'more than 200 bytes' },
  {
    what: 'a slug of 80 three-byte characters',
    sent: page(2, { slug: 'र'.repeat(80) }),
    problem: 'more than 200 bytes',
  },
  {
    what: 'a slug that looks like a file',
    sent: page(2, { slug: 'feed.xml' }),
    problem: 'another kind of file',
  },
  {
    what: 'a segment that begins with a dot',
    sent: page(3, { x: '.well-known', y: 'q' }),
    problem: 'the whole site',
  },
  {
    what: "a slug that looks like nginx's file for a page",
    sent: page(2, { slug: 'a.html' }),
    problem: 'another kind of file',
  },
  {
    what: "another part's percent-encoded path",
    sent: page(2, { slug: 'c++' }),
    problem: "belongs to mf-b's page 'cpp'",
  },
  {
    what: 'a path that servers reserve',
    sent: page(3, { x: 'live', y: 'q' }),
    problem: "begins with 'live'",
  },
  { what: "a part's folder", sent: page(3, { x: 'mf-b', y: 'entry' }), problem: "begins with 'mf-b'" },
  { what: "the shell's folder", sent: page(3, { x: 'shell', y: 'entry' }), problem: "begins with 'shell'" },
  {
    what: 'a feed with a vertical tab, which Word uses as a line break',
    sent: page(0, {}, { head, files: { 'feed.xml': '<a>one\vtwo</a>' } }),
    problem: 'returned feed.xml with a character that XML does not allow',
  },
  {
    what: 'a feed that files() does not return',
    sent: page(0, {}, { head: { ...head, feed: 'constructor' }, files: {} }),
    problem: 'names the feed "constructor"',
  },
  {
    what: 'a slug that looks like a compressed copy',
    sent: page(2, { slug: 'a.br' }),
    problem: 'another kind of file',
  },
  {
    what: 'a file whose name no file system accepts',
    sent: page(0, {}, { head, files: { [`${'n'.repeat(201)}.txt`]: 'x' } }),
    problem: "a file's name must have at most 200 characters",
  },
  {
    what: 'a file beside the home page that is not a feed',
    sent: page(4, {}, { head, files: { 'feed.xml': '', 'BingSiteAuth.xml': '' } }),
    problem: 'returned /BingSiteAuth.xml, which speaks for the whole site',
  },
  {
    what: '__proto__ as a param',
    sent: page(2, JSON.parse('{"__proto__":"x"}')),
    problem: 'exactly the params',
  },
])('refuses $what', ({ sent, problem }) => {
  const placed = new OwedPages([one, legal, post, anywhere, home], table).place(sent)
  expect('problem' in placed && placed.problem).toContain(problem)
})

it('accepts no address twice, including those of files', () => {
  const owed = new OwedPages([one, post], table)
  owed.place(page(0))
  expect(owed.place(page(0))).toEqual({ problem: 'returned /a twice' })
  owed.place(page(1, { slug: 'x' }, { head, files: { 'feed.xml': '' } }))
  expect(owed.place(page(1, { slug: 'x' }))).toEqual({ problem: 'returned /posts/x twice' })
})
