import { sha256 } from '@bridge/shared/hash'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn, routes, unsealed } from '../../testing/site.ts'
import { type Release, readRelease } from '../records/releases.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import { keys } from '../store/keys.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'

/** Findings of damaged-store-fuzz.test.ts, one by one. */

let whole: MemoryStore
const live = keys.release('production', 2)

beforeAll(async () => {
  const { root, store } = await newSite()
  await release(store, 'mf-a', 'a2')
  whole = await MemoryStore.of(root)
})

/**
 * The site with one stored value changed; a release record loses its hash, like those of earlier versions of
 * the tool.
 */
function changed<T>(key: string, change: (value: T) => void): MemoryStore {
  const store = new MemoryStore(whole.values)
  const value = JSON.parse(String(whole.values.get(key)))
  change(value)
  return store.set(key, JSON.stringify(unsealed(value as object)))
}

type Writable = { -readonly [K in keyof Release]: Release[K] } & { parts: Record<string, object> }

describe('reports a damaged release record', () => {
  it.each<[string, (record: Writable) => void, string]>([
    [
      'parts of the wrong type',
      (record) => Object.assign(record, { parts: 'mf-a' }),
      'parts must be an object',
    ],
    [
      'an invalid part name',
      (record) => Object.assign(record.parts, { '../x': record.parts['mf-a'] }),
      'parts: "../x" must be a part name',
    ],
    [
      'a version that is a path',
      ({ parts }) => Object.assign(parts['mf-a'] ?? {}, { version: '../../x' }),
      'parts."mf-a".version must be a valid version',
    ],
    [
      'an invalid origin',
      ({ settings }) => Object.assign(settings, { origin: 'x' }),
      'settings.origin must be an origin',
    ],
    ['no settings', (record) => Object.assign(record, { settings: undefined }), 'settings must be an object'],
  ])('%s', async (_, change, because) => {
    const store = changed(live, change)
    const message = `releases/production/2.json in the store memory is damaged: ${because}`
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(message)
    expect((await status(store, 'production')).passedOver).toEqual([
      expect.stringContaining(`skipped: ${message}`),
    ])
    expect(await history(store, 'production')).toHaveLength(1)
  })

  it('one under a number other than its own, which a server would follow endlessly', async () => {
    const store = changed<Writable>(live, (record) => Object.assign(record, { number: 1 }))
    await expect(readRelease(store, 'production', 2)).rejects.toThrow('number must be 2')
    store.values.set(live, whole.values.get(keys.release('production', 1)) as Buffer)
    await expect(readRelease(store, 'production', 2)).rejects.toThrow('number must be 2')
  })

  it('one whose previous release is itself, which a rollback would follow endlessly', async () => {
    const store = changed<{ parts: Record<string, { previous: object }> }>(live, ({ parts }) =>
      Object.assign(parts['mf-a']?.previous as object, { release: 2 }),
    )
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(
      'parts."mf-a".previous.release must be before release 2',
    )
  })

  it.each<[string, (record: string) => string]>([
    ['a different reason', (record) => record.replace('"why":"a2"', '"why":"a3"')],
    ['a missing part', (record) => record.replace(/,"mf-b":\{.*?\}\}/, '')],
    ['a different hash', (record) => record.replace(/.(?=="\}$)/, (last) => (last === 'A' ? 'E' : 'A'))],
    ['a trailing space', (record) => `${record} `],
  ])('one that is well-formed but was altered: %s', async (_, alter) => {
    const store = new MemoryStore(whole.values).set(live, alter(String(whole.values.get(live))))
    await expect(readRelease(store, 'production', 2)).rejects.toThrow(
      '2.json in the store memory is damaged: it was altered',
    )
  })
})

it('reads records without a hash, as earlier versions of the tool wrote them', async () => {
  const store = changed(live, () => {})
  expect((await status(store, 'production')).release).toBe(2)
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect(JSON.parse(String(store.values.get(keys.release('production', 3))))).toHaveProperty('sha256')
})

it('refuses a rollback to a release that does not have the part', async () => {
  const store = changed<{ parts: object }>(keys.release('production', 1), (record) =>
    Object.assign(record, { parts: {} }),
  )
  const back = rollback({ ...requestIn(store, 'x'), part: 'mf-a' })
  await expect(back).rejects.toThrow('release 1, to which mf-a would roll back, does not have it')
})

it.each(['03.json', '1e3.json', '3.json.tmp', '99999999999999999999.json', '0.json'])(
  'does not mistake %s for a release',
  async (name) => {
    const store = new MemoryStore(whole.values).set(`releases/production/${name}`, '{}')
    expect((await status(store, 'production')).release).toBe(2)
  },
)

it.each<[string, (composition: { pages: object[] }) => void, string]>([
  ['no pages', (composition) => Object.assign(composition, { pages: null }), 'pages must be a list'],
  [
    'a path that cannot be decoded',
    ({ pages }) => Object.assign(pages[0] as object, { path: '/%zz' }),
    'pages[0].path must be a path',
  ],
  [
    'a page outside its folder',
    ({ pages }) => Object.assign(pages[0] as object, { page: '../../x' }),
    'pages[0].page must be the key of a composition or page',
  ],
  [
    'a file that leads to another address',
    ({ pages }) => Object.assign(pages[0] as object, { files: { '../x.txt': '' } }),
    'pages[0].files: "../x.txt" must be a valid text file name',
  ],
])('does not serve a composition with %s, although its hash is correct', async (_, change, because) => {
  const record = JSON.parse(String(whole.values.get(live)))
  const ref = record.parts['mf-b'].composition
  const store = changed(keys.composition(ref.key), change)
  ref.sha256 = sha256(store.values.get(keys.composition(ref.key)) as Buffer)
  await expect(loadSite(new PageLists(store), record)).rejects.toThrow(`is damaged: ${because}`)
})

it('reports a publication without a version as damaged', async () => {
  const store = changed<object>(keys.publication('mf-a', 2), (value) => Object.assign(value, { version: [] }))
  const deployed = deploy({ ...requestIn(store, 'x'), targets: ['mf-a'] })
  await expect(deployed).rejects.toThrow(
    'published/mf-a/2.json in the store memory is damaged: version must be',
  )
})

it('refuses a shell whose route names a page that only Object.prototype has', async () => {
  const store = new MemoryStore(whole.values)
  const table = [...routes, { path: '/more', part: 'mf-a', page: 'constructor' }]
  await publishMade(store, makeShell({ routes: table }), 'shell')
  const deployed = deploy({ ...requestIn(store, 'x'), targets: ['shell'] })
  await expect(deployed).rejects.toThrow("it has no page 'constructor', which the shell shows at /more")
})

it('refuses a page whose head holds anything but text, and says what', async () => {
  const store = new MemoryStore(whole.values)
  const post = `export default () => ''\nexport const params = [{ slug: 'a' }]
    export const head = ({ params }) => params.slug && { title: 5, description: 'd' }`
  const list = `export default () => ''\nexport const head = () => ({ title: 't', description: 'd' })`
  await publishMade(
    store,
    makeRemote({ name: 'mf-b', pages: { one: '""' }, modules: { list, post } }),
    'mf-b',
  )
  const deployed = deploy({ ...requestIn(store, 'x'), targets: ['mf-b'] })
  await expect(deployed).rejects.toThrow(
    "page 'post' at /posts/a does not render: head.title must be a string",
  )
})
