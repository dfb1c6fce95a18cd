import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Head, Route } from '@bridge/shared/contract'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'
import { expect, it } from 'vitest'
import { forgedHtml, forgedLayout as layout, whole } from '../../testing/forged-html.ts'
import { composeDocument } from '../compose/document.ts'
import { OwedPages } from '../render/owed-pages.ts'
import { readMessage } from '../render/protocol.ts'
import { strayMarkup } from './stray-markup.ts'

/** Property tests against generated input. */

/** Raise FORGED_RUNS to search further. */
const numRuns = Number(process.env['FORGED_RUNS'] ?? 2000)

it('parses any message as a known one, or reports a problem in one line', () => {
  const known = fc.constantFrom('doing', 'page', 'layout', 'failed', 'done', '__proto__', 'constructor')
  const message = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(known, fc.oneof(fc.jsonValue(), fc.string(), fc.constant(true)), { maxKeys: 2 }),
    fc.record({
      page: fc.record({
        index: fc.oneof(fc.integer(), fc.string()),
        params: fc.oneof(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), fc.jsonValue()),
        html: fc.oneof(fc.string(), fc.integer()),
        css: fc.string(),
      }),
    }),
  )
  fc.assert(
    fc.property(message, (sent) => {
      const line = JSON.stringify(sent)
      const read = readMessage(line)
      if ('problem' in read) expect(read.problem).toMatch(/^\P{Cc}{1,300}$/u)
      else expect(read).toEqual(JSON.parse(line))
    }),
    { numRuns },
  )
})

type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []))

/** A document's HTML without the content of its first `<main>`. */
function aroundMain(html: string): string {
  const document = parse(html)
  const main = elementsOf(document).find(({ tagName }) => tagName === 'main')
  if (main) main.childNodes = []
  return serialize(document)
}

it('lets through no HTML that a browser would show outside its place', () => {
  let passed = 0
  const empty = aroundMain(whole(''))
  fc.assert(
    fc.property(forgedHtml, (page) => {
      if (strayMarkup(page, layout, '/forms/contact')) return
      passed++
      expect(aroundMain(whole(page)), page).toBe(empty)
    }),
    { numRuns: 3 * numRuns },
  )
  expect(passed).toBeGreaterThan(numRuns / 20)
})

it("accepts only slugs that name a file in their route's folder", () => {
  const route: Route = { path: '/posts/:slug', part: 'mf-a', page: 'post' }
  const sign = fc.oneof(
    fc.constantFrom('.', '..', '/', '\\', '%', '%2e', '\0', '\n', ' ', 'a', 'é', 'र', '🙂'),
    fc.string(),
  )
  const slug = fc.array(sign, { maxLength: 90 }).map((signs) => signs.join(''))
  let passed = 0
  fc.assert(
    fc.property(slug, (text) => {
      const head = { title: 't', description: 'd' }
      const sent = { index: 0, params: { slug: text }, head, html: '', css: '' }
      const placed = new OwedPages([route], [route]).place(sent)
      if ('problem' in placed) return
      passed++
      expect(decodeURIComponent(placed.path)).toBe(`/posts/${text}`)
      expect(new URL(placed.path, 'https://x.example').pathname.split('/')).toHaveLength(3)
      expect(text).not.toMatch(/[/\\\p{Cc}]|^\.{0,2}$/u)
      expect(Buffer.byteLength(`${text}.html.br`)).toBeLessThan(256)
    }),
    { numRuns },
  )
  expect(passed).toBeGreaterThan(numRuns / 20)
})

it('escapes any text in a head', () => {
  const sign = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    '</title>',
    '</script>',
    '<!--',
    '<script>',
    ']]>',
    '\u2028',
    'a',
    ' ',
  )
  const text = fc.array(fc.oneof(sign, fc.string()), { maxLength: 8 }).map((signs) => signs.join(''))
  const head = fc.record(
    {
      title: text,
      description: text,
      type: fc.constantFrom('article', 'website'),
      image: text.filter(Boolean),
      modified: text,
      feed: text,
      structuredData: fc.array(fc.dictionary(text, text), { maxLength: 2 }),
    },
    { requiredKeys: ['title', 'description'] },
  )
  const shape = (given: Head) => {
    const document = parse(documentWith(given))
    return { document, names: elementsOf(document).map(({ tagName }) => tagName) }
  }
  const plain = (given: Head): Head => ({
    title: 't',
    description: 'd',
    ...(given.type !== undefined && { type: 'article' }),
    ...(given.image !== undefined && { image: 'i' }),
    ...(given.modified !== undefined && { modified: 'm' }),
    ...(given.feed !== undefined && { feed: given.feed ? 'f' : '' }),
    ...(given.structuredData && { structuredData: given.structuredData.map(() => ({})) }),
  })
  fc.assert(
    fc.property(head, (given) => {
      const { document, names } = shape(given as Head)
      expect(names).toEqual(shape(plain(given as Head)).names)
      const description = elementsOf(document).find(({ attrs }) =>
        attrs.some(({ name, value }) => name === 'name' && value === 'description'),
      )
      expect(description?.attrs.find(({ name }) => name === 'content')?.value).toBe(
        asParsed(given.description),
      )
    }),
    { numRuns: numRuns / 4 },
  )
})

/** Text as the HTML parser normalises it. */
const asParsed = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')

function documentWith(head: Head): string {
  const route: Route = { path: '/a', part: 'mf-a', page: 'one' }
  const remote = {
    kind: 'remote',
    name: 'mf-a',
    version: '1',
    files: {},
    pages: {},
    needs: { libraries: {}, tokens: [] },
  }
  const shell = {
    ...{ kind: 'shell', name: 'shell', version: '1', files: {}, entry: ['client/entry.js'], styleHashes: [] },
    provides: { libraries: {}, tokens: [] },
    head: { css: '', fonts: [], icon: '', themeColour: '#000', siteName: 'x' },
  }
  return composeDocument({
    shell: shell as unknown as ShellArtifact,
    versions: [remote as unknown as RemoteArtifact],
    page: { route, params: {}, path: '/a', head, html: '<main></main>', css: '' },
    site: { origin: 'https://bridge.example', formEndpoint: '/forms/contact' },
  })
}
