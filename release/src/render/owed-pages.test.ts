import type { Route } from '@bridge/shared/contract'
import { expect, it } from 'vitest'
import { OwedPages } from './owed-pages.ts'

const one: Route = { path: '/a', part: 'mf-a', page: 'one' }
const legal: Route = { path: '/terms', part: 'mf-a', page: 'legal', params: { slug: 'terms' } }
const post: Route = { path: '/posts/:slug', part: 'mf-a', page: 'post' }
const other: Route = { path: '/posts/new', part: 'mf-b', page: 'new' }
const anywhere: Route = { path: '/:x/:y', part: 'mf-a', page: 'post' }
const spelled: Route = { path: '/posts/c%2B%2B', part: 'mf-b', page: 'cpp' }
const table = [other, spelled, one, legal, post, anywhere]

const head = { title: 't', description: 'd' }
const page = (index: number, params = {}, more: object = { head }) => ({
  index,
  params,
  html: '',
  css: '',
  ...more,
})

it('knows what is still to come', () => {
  const owed = new OwedPages([one, post], table)
  expect(owed.place(page(0))).toEqual({ path: '/a', route: one })
  expect(owed.missing).toBe(post)
  expect(owed.place(page(1, { slug: 'b c' }))).toEqual({ path: '/posts/b%20c', route: post })
  expect(owed.missing).toBe(post)
  expect(owed.place(page(1, {}, {}))).toEqual({ path: '/posts/:slug', route: post })
  expect(owed.missing).toBeUndefined()
})

it.each([
  { what: 'an index that is none', sent: page(7), problem: 'nobody has asked for' },
  { what: 'a page without a head', sent: page(0, {}, {}), problem: 'gives no head' },
  { what: 'params that its path has not', sent: page(0, { slug: 'x' }), problem: 'gives other params' },
  { what: 'too few params', sent: page(2), problem: 'gives other params' },
  {
    what: "another value of the route's own",
    sent: page(1, { slug: 'privacy' }),
    problem: 'gives other params',
  },
  {
    what: "another part's path",
    sent: page(2, { slug: 'new' }),
    problem: "/posts/new is a path of mf-b's page 'new'",
  },
  { what: 'a slug without a letter', sent: page(2, { slug: '' }), problem: 'a name without a letter' },
  { what: 'a slug that leads up', sent: page(2, { slug: '..' }), problem: "the name '..'" },
  { what: 'a slug with a slash', sent: page(2, { slug: '../../about' }), problem: 'no file name can have' },
  { what: 'a slug with an end of line', sent: page(2, { slug: 'a\nb' }), problem: 'no file name can have' },
  { what: 'a slug of 248 letters', sent: page(2, { slug: 'a'.repeat(248) }), problem: 'more than 200 bytes' },
  {
    what: 'a slug of 80 signs of three bytes',
    sent: page(2, { slug: 'र'.repeat(80) }),
    problem: 'more than 200 bytes',
  },
  { what: 'a slug like a file', sent: page(2, { slug: 'feed.xml' }), problem: 'another kind of file' },
  {
    what: 'a name that begins with a point',
    sent: page(3, { x: '.well-known', y: 'q' }),
    problem: 'the whole site',
  },
  { what: 'a slug like a file of nginx', sent: page(2, { slug: 'a.html' }), problem: 'another kind of file' },
  {
    what: "another part's path, spelled",
    sent: page(2, { slug: 'c++' }),
    problem: "path of mf-b's page 'cpp'",
  },
  { what: 'a place of servers', sent: page(3, { x: 'live', y: 'q' }), problem: "begins with 'live'" },
  { what: "a part's folder", sent: page(3, { x: 'mf-b', y: 'entry' }), problem: "begins with 'mf-b'" },
  { what: "the shell's folder", sent: page(3, { x: 'shell', y: 'entry' }), problem: "begins with 'shell'" },
  {
    what: 'a feed with a line break of Word',
    sent: page(0, {}, { head, files: { 'feed.xml': '<a>one\vtwo</a>' } }),
    problem: 'gives feed.xml with a sign that XML has no way to write',
  },
  {
    what: 'a feed that is not there',
    sent: page(0, {}, { head: { ...head, feed: 'constructor' }, files: {} }),
    problem: 'names the feed "constructor"',
  },
  { what: 'a slug like a copy', sent: page(2, { slug: 'a.br' }), problem: 'another kind of file' },
  {
    what: '__proto__ as a param',
    sent: page(2, JSON.parse('{"__proto__":"x"}')),
    problem: 'gives other params',
  },
])('refuses $what', ({ sent, problem }) => {
  const placed = new OwedPages([one, legal, post, anywhere], table).place(sent)
  expect('problem' in placed && placed.problem).toContain(problem)
})

it('takes no address twice, that of a file included', () => {
  const owed = new OwedPages([one, post], table)
  owed.place(page(0))
  expect(owed.place(page(0))).toEqual({ problem: 'gives /a twice' })
  owed.place(page(1, { slug: 'x' }, { head, files: { 'feed.xml': '' } }))
  expect(owed.place(page(1, { slug: 'x' }))).toEqual({ problem: 'gives /posts/x twice' })
})
