import { readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, ask } from '../../testing/http.ts'
import { untilShown } from '../../testing/served-site.ts'
import { newSite, pagesOf, publishText, release, requestIn } from '../../testing/site.ts'
import { findPreview } from '../previews/find-preview.ts'
import { requireLive } from '../records/releases.ts'
import { type Served, serve } from '../serve/serve.ts'
import type { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { chooseVersions } from './choose-versions.ts'
import { deploy } from './deploy.ts'
import { endPreview, listPreviews, makePreview } from './make-preview.ts'
import { rollback } from './rollback.ts'

const channel = 'production'
const hour = 3_600_000

let root: string
let store: FileStore
let served: Served

beforeEach(async () => {
  ;({ root, store } = await newSite())
  served = await serve({ store, channel, port: 0, every: 30, previews: { domain: 'localhost' } })
})
afterEach(() => served.close())

const preview = async (name: string, targets: readonly string[], lasting = hour) => {
  const request = { ...requestIn(store, `preview ${name}`), name, until: new Date(Date.now() + lasting) }
  return makePreview(request, await chooseVersions(store, channel, targets))
}

const show = async (name: string, text: string, part = 'mf-a') => {
  const version = await publishText(store, part, text)
  return preview(name, [`${part}@${version}`])
}

const at = (name: string, address: string, headers = {}): Promise<Answer> =>
  ask(served.address, address, { headers: { host: `${name}.localhost:4173`, ...headers } })

/** A server notices changes to a preview within a second. */
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 4000, interval: 100 })

it('shows a version inside the whole site, on a host of its own, and changes nothing that is live', async () => {
  const before = await requireLive(store, channel)
  const { plan } = await show('pr-12', 'unmerged')
  expect(plan.differences?.pages.map(({ path }) => path)).toEqual(['/', '/a'])
  const [changed, other, live] = [
    await at('pr-12', '/a'),
    await at('pr-12', '/b'),
    await ask(served.address, '/a'),
  ]
  expect(changed.status).toBe(200)
  expect(changed.text).toContain('<h1>unmerged</h1>')
  expect(other.text).toContain('<h1>mf-b-1</h1>')
  expect(live.text).toContain('<h1>mf-a-1</h1>')
  expect(await requireLive(store, channel)).toEqual(before)
  const pin = JSON.parse((await at('pr-12', '/live/mf-a.json')).text)
  const files = `/mf-a/${pin.versions[0].version}/assets/large.js`
  expect((await at('pr-12', files)).text).toContain('unmerged')
  expect((await at('pr-12', '/posts/none')).status).toBe(404)
  expect((await at('pr-12', '/posts/none')).text).toContain('Preview pr-12')
})

it('adds a banner to every document, allows the style of the banner, and keeps search engines out', async () => {
  await show('pr-12', 'unmerged')
  for (const address of ['/', '/a', '/b', '/posts']) {
    const { text, headers } = await at('pr-12', address, { 'accept-encoding': 'br, gzip' })
    expect(text).toMatch(
      /<aside id="bridge-preview"[^>]*>Preview pr-12: mf-a [0-9a-f]{12}, on release 1, until .* UTC<\/aside><\/body>/,
    )
    expect(text).toMatch(/; style-src 'sha256-[^']+' '/)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-encoding']).toBe('gzip')
    const again = await at('pr-12', address, { 'accept-encoding': 'br, gzip', 'if-none-match': headers.etag })
    expect(again.status).toBe(304)
  }
  const live = await ask(served.address, '/a')
  expect(live.text).not.toContain('Preview')
  expect(live.headers['x-robots-tag']).toBeUndefined()
  expect(JSON.parse((await at('pr-12', '/release.json')).text)).toMatchObject({
    release: 1,
    preview: 'pr-12',
  })
})

it('keeps a preview on the release that it was created on, until it is created again', async () => {
  await show('pr-12', 'unmerged')
  await release(store, 'mf-b', 'second b')
  expect((await at('pr-12', '/b')).text).toContain('mf-b-1')
  await show('pr-12', 'unmerged 2')
  await soon(async () => {
    expect((await at('pr-12', '/a')).text).toContain('unmerged 2')
    expect((await at('pr-12', '/b')).text).toContain('second b')
  })
})

it('shows each part as the preview records it once its missing pages are back', async () => {
  await release(store, 'mf-b', 'second b')
  await show('pr-12', 'unmerged')
  const { composition } = (await requireLive(store, channel)).parts['mf-b'] ?? {}
  await release(store, 'mf-b', 'third b')
  await untilShown(served.address, 3)
  const file = path.join(root, keys.composition(composition?.key ?? ''))
  await rename(file, `${file}.away`)
  expect((await at('pr-12', '/b')).text).toContain('third b')
  await rename(`${file}.away`, file)
  await soon(async () => expect((await at('pr-12', '/b')).text).toContain('second b'))
})

it('deploys a previewed version only if it is named, and then byte for byte as the preview showed it', async () => {
  const { preview: shown } = await show('pr-12', 'unmerged')
  const version = shown.release.parts['mf-a']?.version
  const composition = shown.release.parts['mf-a']?.composition
  await deploy({ ...requestIn(store, 'merged'), targets: [`mf-a@${version}`] })
  expect((await requireLive(store, channel)).parts['mf-a']).toMatchObject({ version, composition })
  expect(await pagesOf(store, 'mf-a')).toHaveLength(2)
  await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect((await at('pr-12', '/a')).text).toContain('unmerged')
})

it('shows several parts in one preview, and several previews', async () => {
  const versions = [
    `mf-a@${await publishText(store, 'mf-a', 'a of two')}`,
    `mf-b@${await publishText(store, 'mf-b', 'b of two')}`,
  ]
  await preview('both', versions)
  await show('other', 'another')
  expect((await at('both', '/a')).text).toContain('a of two')
  expect((await at('both', '/b')).text).toContain('b of two')
  expect((await at('other', '/a')).text).toContain('another')
  expect((await listPreviews({ store, channel })).previews.map(({ name }) => name)).toEqual(['both', 'other'])
})

it('answers 404 for an unknown preview, and 410 once one has ended', async () => {
  expect((await at('pr-13', '/a')).status).toBe(404)
  await show('pr-12', 'unmerged')
  await soon(async () => expect((await at('pr-12', '/a')).status).toBe(200))
  await endPreview(requestIn(store, 'end'), 'pr-12')
  await soon(async () => {
    const { status, headers, text } = await at('pr-12', '/a')
    expect(status).toBe(410)
    expect(text).toBe('The preview pr-12 has ended.\n')
    expect(headers['x-robots-tag']).toBe('noindex')
  })
  const ended = await readdir(path.join(root, keys.previewsNamed(channel, 'pr-12')))
  await endPreview(requestIn(store, 'end'), 'pr-12')
  expect(await readdir(path.join(root, keys.previewsNamed(channel, 'pr-12')))).toEqual(ended)
  await expect(endPreview(requestIn(store, 'end'), 'pr-13')).rejects.toThrow('has no preview pr-13')
  expect((await listPreviews({ store, channel })).previews).toEqual([])
  await show('pr-12', 'once more')
  await soon(async () => expect((await at('pr-12', '/a')).text).toContain('once more'))
})

it('ends a preview when its time is up, even on a server that has cached it', async () => {
  const version = await publishText(store, 'mf-a', 'short')
  await preview('pr-12', [`mf-a@${version}`], 4000)
  expect((await at('pr-12', '/a')).status).toBe(200)
  await vi.waitFor(async () => expect((await at('pr-12', '/a')).status).toBe(410), { timeout: 6000 })
})

it('shows a version that is already live: a branch may leave a part unchanged', async () => {
  const live = (await requireLive(store, channel)).parts['mf-a']?.version ?? ''
  await preview('pr-14', [`mf-a@${live}`])
  await soon(async () => expect((await at('pr-14', '/a')).text).toContain(`/mf-a/${live}/`))
  const unmerged = await publishText(store, 'mf-b', 'unmerged beside it')
  await preview('pr-15', [`mf-a@${live}`, `mf-b@${unmerged}`])
  await soon(async () => expect((await at('pr-15', '/b')).text).toContain('unmerged beside it'))
})

it('refuses a name that is in use for other parts, until that preview ends', async () => {
  await show('pr-12', 'unmerged')
  await expect(show('pr-12', 'of another team', 'mf-b')).rejects.toThrow(
    'the preview pr-12 shows mf-a, by Asha',
  )
  await endPreview(requestIn(store, 'end'), 'pr-12')
  await show('pr-12', 'of another team', 'mf-b')
})

it('shows a shell with the pages of all parts', async () => {
  const shell = await publishText(store, 'shell', 'shell-2')
  const shown = await preview('shell', [`shell@${shell}`])
  expect(shown.plan.recomposed).toEqual(['mf-a', 'mf-b'])
  await soon(async () => expect((await at('shell', '/a')).text).toContain(`/shell/${shell}/`))
})

it('skips the damaged record of a preview, and shows the one before it', async () => {
  await show('pr-12', 'unmerged')
  const file = (number: number) => path.join(root, keys.preview(channel, 'pr-12', number))
  await writeFile(file(2), '{"format":1}')
  expect((await at('pr-12', '/a')).text).toContain('unmerged')
  await writeFile(path.join(root, keys.previewsNamed(channel, 'pr-12'), 'note.txt'), 'x')
  const live = await requireLive(store, channel)
  expect((await findPreview(store, live, 'pr-12'))?.number).toBe(1)
})
