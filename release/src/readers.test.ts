import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryStore } from '../testing/memory-store.ts'
import { makeRemote, makeShell, offered, publishMade, type RemoteOptions } from '../testing/parts.ts'
import { newSite, orderIn, release, routes, unsealed } from '../testing/site.ts'
import { sha256 } from './artifacts.ts'
import { deploy } from './commands/deploy.ts'
import { history } from './commands/history.ts'
import { rollback } from './commands/rollback.ts'
import { status } from './commands/status.ts'
import { type Release, readRelease } from './releases.ts'
import { loadSite } from './serve/live-site.ts'
import { keys } from './store/keys.ts'

/** What readers-fuzz.test.ts has found, one by one. */

let whole: MemoryStore
const live = keys.release('production', 2)

beforeAll(async () => {
  const { root, store } = await newSite()
  await release(store, 'mf-a', 'a2')
  whole = await MemoryStore.of(root)
})

/** The site with one value of the store changed; a release record is one of earlier tools, without its own hash. */
function changed<T>(key: string, change: (value: T) => void): MemoryStore {
  const store = new MemoryStore(whole.values)
  const value = JSON.parse(String(whole.values.get(key)))
  change(value)
  return store.set(key, JSON.stringify(unsealed(value as object)))
}

type Writable = { -readonly [K in keyof Release]: Release[K] } & { parts: Record<string, object> }

describe('a damaged release record is said to be damaged', () => {
  it.each<[string, (record: Writable) => void, string]>([
    ['parts of another kind', (record) => Object.assign(record, { parts: 'mf-a' }), 'parts is no object'],
    [
      'a part that is no part',
      (record) => Object.assign(record.parts, { '../x': record.parts['mf-a'] }),
      'parts: "../x" is not a part\'s name',
    ],
    [
      'a version that is a path',
      ({ parts }) => Object.assign(parts['mf-a'] ?? {}, { version: '../../x' }),
      'parts."mf-a".version is not a version',
    ],
    [
      'an address that is none',
      ({ settings }) => Object.assign(settings, { origin: 'x' }),
      'settings.origin is not',
    ],
    ['no settings', (record) => Object.assign(record, { settings: undefined }), 'settings is no object'],
  ])('%s', async (_, change, because) => {
    const store = changed(live, change)
    const message = `releases/production/2.json in the store memory is damaged: ${because}`
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(message)
    expect((await status(store, 'production')).passedOver).toEqual([
      expect.stringContaining(`passed over: ${message}`),
    ])
    expect(await history(store, 'production')).toHaveLength(1)
  })

  it('one under another number than its own, which a server would follow for ever', async () => {
    const store = changed<Writable>(live, (record) => Object.assign(record, { number: 1 }))
    await expect(readRelease(store, 'production', 2)).rejects.toThrow('number is not 2')
    store.values.set(live, whole.values.get(keys.release('production', 1)) as Buffer)
    await expect(readRelease(store, 'production', 2)).rejects.toThrow('number is not 2')
  })

  it('one that goes back to itself, which a rollback would follow for ever', async () => {
    const store = changed<{ parts: Record<string, { previous: object }> }>(live, ({ parts }) =>
      Object.assign(parts['mf-a']?.previous as object, { release: 2 }),
    )
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(
      'parts."mf-a".previous.release is not before release 2',
    )
  })

  it.each<[string, (record: string) => string]>([
    ['another reason', (record) => record.replace('"why":"a2"', '"why":"a3"')],
    ['one part less', (record) => record.replace(/,"mf-b":\{.*?\}\}/, '')],
    [
      'another hash of its own',
      (record) => record.replace(/.(?=="\}$)/, (last) => (last === 'A' ? 'E' : 'A')),
    ],
    ['a blank', (record) => `${record} `],
  ])('one that was altered, although it reads well: %s', async (_, alter) => {
    const store = new MemoryStore(whole.values).set(live, alter(String(whole.values.get(live))))
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(
      '2.json in the store memory is damaged: it was altered',
    )
  })
})

it('reads records that have no hash of their own, as earlier tools wrote them', async () => {
  const store = changed(live, () => {})
  expect((await status(store, 'production')).release).toBe(2)
  await rollback({ ...orderIn(store, 'back'), part: 'mf-a' })
  expect(JSON.parse(String(store.values.get(keys.release('production', 3))))).toHaveProperty('sha256')
})

it('refuses a rollback to a release that does not have the part', async () => {
  const store = changed<{ parts: object }>(keys.release('production', 1), (record) =>
    Object.assign(record, { parts: {} }),
  )
  const back = rollback({ ...orderIn(store, 'x'), part: 'mf-a' })
  await expect(back).rejects.toThrow('release 1, to which mf-a goes back, does not have it')
})

it.each(['03.json', '1e3.json', '3.json.tmp', '99999999999999999999.json', '0.json'])(
  'takes %s for no release',
  async (name) => {
    const store = new MemoryStore(whole.values).set(`releases/production/${name}`, '{}')
    expect((await status(store, 'production')).release).toBe(2)
  },
)

it.each<[string, (composition: { pages: object[] }) => void, string]>([
  ['no pages', (composition) => Object.assign(composition, { pages: null }), 'pages is no list'],
  [
    'a path that cannot be decoded',
    ({ pages }) => Object.assign(pages[0] as object, { path: '/%zz' }),
    'pages[0].path is not a path',
  ],
  [
    'a page outside of its folder',
    ({ pages }) => Object.assign(pages[0] as object, { page: '../../x' }),
    'pages[0].page is not the name of a composition or page',
  ],
  [
    'a file with an address',
    ({ pages }) => Object.assign(pages[0] as object, { files: { '../x.txt': '' } }),
    'pages[0].files: "../x.txt" is not a text file\'s name',
  ],
])('does not serve a composition with %s, although its hash is right', async (_, change, because) => {
  const record = JSON.parse(String(whole.values.get(live)))
  const ref = record.parts['mf-b'].composition
  const store = changed(keys.composition(ref.key), change)
  ref.sha256 = sha256(store.values.get(keys.composition(ref.key)) as Buffer)
  await expect(loadSite(store, record)).rejects.toThrow(`is damaged: ${because}`)
})

it('takes a publication of nothing for damaged', async () => {
  const store = changed<object>(keys.publication('mf-a', 2), (value) => Object.assign(value, { version: [] }))
  const deployed = deploy({ ...orderIn(store, 'x'), targets: ['mf-a'] })
  await expect(deployed).rejects.toThrow(
    'published/mf-a/2.json in the store memory is damaged: version is not',
  )
})

describe('publish refuses what no build writes, although its hash is right', () => {
  const shellWith = (options: Partial<Parameters<typeof makeShell>[0]>) => () =>
    publishMade(new MemoryStore(), makeShell({ routes, ...options }), 'shell')
  const route = (path: string) => shellWith({ routes: [{ path, part: 'mf-a', page: 'one' }] })
  const remoteWith = (options: Partial<RemoteOptions>) => () =>
    publishMade(new MemoryStore(), makeRemote({ name: 'mf-a', ...options }), 'mf-a')
  const { react } = offered()

  it.each([
    [
      'a library that is a path',
      shellWith({ libraries: { ...offered(), '../../../x': react } as never }),
      /"\.\.\/.* is not "react" or/,
    ],
    ['no libraries', shellWith({ libraries: {} as never }), /provides\.libraries\.react is no object/],
    [
      'code for a name',
      shellWith({ libraries: { ...offered(), react: { ...react, names: ['a } from "fs"; throw 1; //'] } } }),
      /names\[0\] is not the name of an export/,
    ],
    [
      'a script that ends its element',
      shellWith({ script: 'let a = "</script><script src=//x>"' }),
      /head\.script is not a script that neither ends nor hides its element/,
    ],
    [
      'a route that cannot be decoded',
      route('/100%'),
      /routes\[0\]\.path is not a path that a page can have/,
    ],
    ['a route without its slash', route('about'), /routes\[0\]\.path/],
    ['a route that browsers walk out of', route('/a/../b'), /routes\[0\]\.path/],
    ["a route in a part's folder", route('/mf-a/page'), /routes\[0\]\.path/],
    ['a route to what a release answers itself', route('/release.json'), /routes\[0\]\.path/],
    ['a route to pins', route('/live/mf-a.json'), /routes\[0\]\.path/],
    ['a route in another spelling', route('/blog/c++'), /routes\[0\]\.path/],
    ['a route in small digits', route('/%c3%a9t%c3%a9'), /routes\[0\]\.path/],
    ['a route to pins in another spelling', route('/%6Cive/x'), /routes\[0\]\.path/],
    ['a route with a slash in a name', route('/a%2Fb'), /routes\[0\]\.path/],
    ['a route like a file of nginx', route('/a.html'), /routes\[0\]\.path/],
    ['tokens of another kind', remoteWith({ needs: { tokens: 'ink' as never } }), /needs\.tokens is no list/],
    ['names over lines', remoteWith({ needs: { tokens: ['a\nb'] } }), /needs\.tokens\[0\] is not a name/],
    [
      'a file that is named twice',
      remoteWith({
        pages: { one: '""' },
        contents: { a: ['client/assets/direct.one.js', 'client/assets/direct.one.js'] },
      }),
      /page 'one' names a file twice/,
    ],
    [
      'a picture among what browsers import',
      remoteWith({ pages: { one: '""' }, contents: { a: ['client/a.svg'] }, files: { 'client/a.svg': '' } }),
      /page 'one' imports "client\/a\.svg", which is no module for browsers/,
    ],
    [
      'more to say of its files than visitors of other parts should load',
      remoteWith({
        pages: { one: '""' },
        contents: Object.fromEntries(
          Array.from({ length: 14_000 }, (_, index) => [`article-${index}`, ['client/assets/direct.one.js']]),
        ),
      }),
      /what it says of its pages and their files is \d+ KB/,
    ],
    [
      'a description that no server should read',
      remoteWith({ needs: { tokens: Array.from({ length: 200_000 }, (_, index) => `--token-${index}`) } }),
      /artifact\.json has \d MB/,
    ],
    [
      'a folder that is named like a copy of a file',
      remoteWith({ files: { 'client/a.js.br/b.js': '', 'client/a.js': '' } }),
      /"client\/a\.js\.br\/b\.js" is not a file's name/,
    ],
    [
      'a file that climbs',
      remoteWith({ files: { 'client/../../x': '' } }),
      /"client\/\.\.\/\.\.\/x" is not a file's name/,
    ],
  ])('%s', async (_, publish, because) => {
    await expect(publish()).rejects.toThrow(because)
  })
})

it('refuses a shell whose route leads to what every object has', async () => {
  const store = new MemoryStore(whole.values)
  const table = [...routes, { path: '/more', part: 'mf-a', page: 'constructor' }]
  await publishMade(store, makeShell({ routes: table }), 'shell')
  const deployed = deploy({ ...orderIn(store, 'x'), targets: ['shell'] })
  await expect(deployed).rejects.toThrow("it has no page 'constructor', which the shell shows at /more")
})

it('refuses a page whose head holds something else than text, and says what', async () => {
  const store = new MemoryStore(whole.values)
  const post = `export default () => ''\nexport const params = [{ slug: 'a' }]
    export const head = ({ params }) => params.slug && { title: 5, description: 'd' }`
  const list = `export default () => ''\nexport const head = () => ({ title: 't', description: 'd' })`
  await publishMade(
    store,
    makeRemote({ name: 'mf-b', pages: { one: '""' }, modules: { list, post } }),
    'mf-b',
  )
  const deployed = deploy({ ...orderIn(store, 'x'), targets: ['mf-b'] })
  await expect(deployed).rejects.toThrow("page 'post' at /posts/a does not render: head.title is no text")
})
