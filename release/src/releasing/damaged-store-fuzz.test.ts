import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sha256 } from '@bridge/shared/hash'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { type Chance, fixedChance, fuzz, fuzzLimit } from '../../testing/fuzz.ts'
import { MemoryStore } from '../../testing/memory-store.ts'
import { mutate } from '../../testing/mutate.ts'
import { newSite, publishText, release, requestIn, unsealed } from '../../testing/site.ts'
import { ReleaseError } from '../errors.ts'
import { exportTree } from '../export/export.ts'
import { requireLive } from '../records/releases.ts'
import { Bodies } from '../serve/body.ts'
import { loadSite } from '../serve/live-site.ts'
import { PageLists } from '../serve/page-lists.ts'
import { Router } from '../serve/route-request.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { deploy } from './deploy.ts'
import { history } from './history.ts'
import { rollback } from './rollback.ts'
import { changeSettings } from './settings.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

/** The site that each round damages in a different way. */
let whole: MemoryStore
/** TMPDIR is nested so deep in this folder that a path climbing out of TMPDIR still ends up inside it. */
let cage: string
const outside = tmpdir()

beforeAll(async () => {
  cage = await newFolder()
  const { root, store } = await newSite()
  await changeSettings({
    ...requestIn(store, 'form'),
    settings: { formEndpoint: 'https://forms.example/contact' },
  })
  await release(store, 'mf-a', 'a2')
  await release(store, 'mf-a', 'a3')
  await publishText(store, 'mf-a', 'a4')
  whole = await MemoryStore.of(root)
  process.env['TMPDIR'] = path.join(cage, '1/2/3/4/tmp')
  await mkdir(tmpdir(), { recursive: true })
})

afterAll(() => {
  process.env['TMPDIR'] = outside
})

/** Either the call succeeds, or one line says what is wrong. */
async function isClear(what: string, act: () => Promise<unknown>): Promise<void> {
  const tooSlow = new Promise((_, reject) => setTimeout(() => reject(new Error('timed out')), 15_000).unref())
  try {
    await Promise.race([act(), tooSlow])
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw new Error(`${what}: ${(error as Error).stack}`)
    expect(error.message, what).toMatch(/^[^\n]{1,2000}$/)
  }
}

const request = (store: Store) => ({ ...requestIn(store, 'fuzz'), renderLimit: 3000 })

/** Commands that only read, and rollbacks, which need no rendering. */
async function readAll(store: Store): Promise<void> {
  await isClear('status', () => status(store, 'production'))
  await isClear('history', () => history(store, 'production', 'mf-a'))
  await isClear('verify', async () => {
    const { problems } = await verify(store, 'production')
    for (const problem of problems) expect(problem).toMatch(/^[^\n]{1,2000}$/)
  })
  await isClear('rollback', () => rollback({ ...request(store), part: 'mf-a', dryRun: true }))
  await isClear('rollback --to', () =>
    rollback({ ...request(store), part: 'mf-a', to: '1.0.0-0123456789ab', dryRun: true }),
  )
  await isClear('serve', async () => {
    const site = await loadSite(new PageLists(store), await requireLive(store, 'production'))
    const router = new Router(store, new Bodies(store, 1e6))
    for (const address of ['/', '/a', '/posts/none', '/live/mf-a.json', ...site.pages.keys()])
      await router.route(site, address)
  })
}

function parse(store: MemoryStore, key: string) {
  return JSON.parse(String(store.values.get(key)))
}
const put = (store: MemoryStore, key: string, value: unknown) => store.set(key, JSON.stringify(value) ?? '')

const keysLike = (pattern: RegExp) => [...whole.values.keys()].filter((key) => pattern.test(key))

/** The site with a changed record. */
function damageRecord(chance: Chance): MemoryStore {
  const store = new MemoryStore(whole.values)
  const live = keys.release('production', 4)
  if (chance.isOneIn(2)) {
    const key = chance.pick([live, live, ...keysLike(/^(releases|published)\/|artifact\.json$/)])
    if (chance.isOneIn(10)) {
      const bytes = Buffer.from(store.values.get(key) as Buffer)
      bytes[chance.below(bytes.length)] = chance.below(256)
      store.values.set(key, bytes.subarray(0, chance.isOneIn(2) ? chance.below(bytes.length) : undefined))
      return store
    }
    const value = parse(store, key)
    put(store, key, mutate(chance.isOneIn(2) ? value : unsealed(value), chance))
    return store
  }
  // A changed composition, with its new hash in the release.
  const record = parse(store, live)
  const state = record.parts[chance.pick(['mf-a', 'mf-b'])]
  const key = keys.composition(state.composition.key)
  put(store, key, mutate(parse(store, key), chance))
  state.composition.sha256 = sha256(store.values.get(key) as Buffer)
  put(store, live, unsealed(record))
  return store
}

it('either works with a damaged record or reports it in one line', { timeout: fuzzLimit }, async () => {
  await fuzz('records', async (chance) => readAll(damageRecord(chance)))
  expect(await everythingIn(path.join(cage, '1'))).toEqual(['2', '2/3', '2/3/4', '2/3/4/tmp'])
})

/** Stores an artifact that no build would write, under its correct hash. */
function publishOdd(name: string, odd: object, files: ReadonlyMap<string, Buffer>) {
  const store = new MemoryStore(whole.values)
  const { version: _, ...unversioned } = odd as { version?: unknown }
  const hash = createHash('sha256').update(JSON.stringify(unversioned)).digest('hex')
  const version = `1.0.0-${hash.slice(0, 12)}`
  for (const [file, bytes] of files) store.values.set(keys.file(name, version, file), bytes)
  put(store, keys.artifact(name, version), { ...unversioned, version })
  return { store, target: `${name}@${version}` }
}

/** The newest version of a part, as it was built. */
function built(name: string) {
  const [key = ''] = keysLike(new RegExp(`^parts/${name}/[^/]*/artifact.json$`)).slice(-1)
  const folder = key.replace('artifact.json', '')
  const files = [...whole.values].filter(([file]) => file.startsWith(folder))
  return {
    artifact: parse(whole, key),
    files: new Map(files.map(([file, bytes]) => [file.slice(folder.length), bytes])),
  }
}

type Change = (value: unknown) => unknown

function oddArtifact(chance: Chance, change: Change) {
  const name = chance.pick(['shell', 'mf-a', 'mf-a', 'mf-b'])
  const { artifact, files } = built(name)
  const odd = change(artifact)
  return publishOdd(name, typeof odd === 'object' && odd !== null ? odd : {}, files)
}

/** A page whose exports return unexpected values. */
function oddPage(_: Chance, change: Change) {
  const { artifact, files } = built('mf-b')
  const page = change({
    text: 'text',
    head: { title: 't', description: 'd', modified: '2025-09-01', feed: 'feed.xml', structuredData: [{}] },
    params: [{ slug: 'first' }, { slug: 'second' }],
    texts: { 'feed.xml': '<feed/>' },
    load: { value: 'content' },
  })
  const { text, head, params, texts, load } = Object(page)
  const say = (value: unknown) => JSON.stringify(value) ?? 'undefined'
  const code = Buffer.from(`export default () => ${say(text)}
    export const params = ${say(params)}
    export const head = ({ params }) => params.slug && ${say(head)}
    export const files = () => (${say(texts)})
    export const load = async () => (${say(load)})`)
  artifact.files['server/post.js'] = sha256(code)
  return publishOdd('mf-b', artifact, files.set('server/post.js', code))
}

it.each([
  ['artifact', oddArtifact],
  ['page', oddPage],
])('deploys a malformed %s or refuses it in one line', { timeout: fuzzLimit }, async (name, make) => {
  const harmless = make(fixedChance(), (value) => Object.assign({ unheardOf: true }, value))
  await deploy({ ...request(harmless.store), targets: [harmless.target] })
  await fuzz(`${name}s`, async (chance) => {
    const { store, target } = make(chance, (value) => mutate(value, chance))
    await isClear(`deploy ${target}`, () => deploy({ ...request(store), targets: [target] }))
    await readAll(store)
    if (chance.isOneIn(4))
      await isClear('export', () =>
        exportTree({ store, channel: 'production', folder: path.join(tmpdir(), 'tree') }),
      )
    const left = (await everythingIn(path.join(cage, '1'))).filter(
      (file) => !file.startsWith('2/3/4/tmp/tree'),
    )
    expect(left).toEqual(['2', '2/3', '2/3/4', '2/3/4/tmp'])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

const everythingIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort()
