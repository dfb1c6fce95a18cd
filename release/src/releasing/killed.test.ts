import { cp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { newFolder } from '../../testing/folder.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote, makeShell, publishMade } from '../../testing/parts.ts'
import { isSample } from '../../testing/sample.ts'
import { requestIn } from '../../testing/site.ts'
import { exportTree } from '../export/export.ts'
import { serve } from '../serve/serve.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { aside } from '../store/unfinished.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { verify } from './verify.ts'

/** One page only, so that a command makes its changes to the store strictly one after another. */
const remote = (text: string) => makeRemote({ name: 'mf-a', pages: { one: JSON.stringify(text) } })
const formEndpoint = 'https://forms.example/contact'
let origin: Places

/** A store with release 2 live and a third version published, and a folder with an export of release 1. */
beforeAll(async () => {
  origin = { store: await newFolder(), folder: await newFolder() }
  const store = new FileStore(origin.store)
  await publishMade(store, makeShell({ routes: [{ path: '/', part: 'mf-a', page: 'one' }] }), 'shell')
  await publishMade(store, remote('text 1'), 'mf-a')
  await deploy({ ...requestIn(store, 'first'), targets: ['shell', 'mf-a'], settings: { formEndpoint } })
  await exportTree({ store, channel: 'production', folder: origin.folder })
  await publishMade(store, remote('text 2'), 'mf-a')
  await deploy({ ...requestIn(store, 'second'), targets: ['mf-a'] })
  await publishMade(store, remote('text 3'), 'mf-a')
})

/** Requests the site over HTTP, as a visitor would. Returns the text that it shows. */
async function visit(store: FileStore) {
  const { address, close } = await serve({ store, channel: 'production', port: 0 })
  try {
    const answers = await Promise.all(
      ['/', '/live/mf-a.json', '/release.json'].map((path) => ask(address, path)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    return answers[0]?.text.match(/text \d/)?.[0]
  } finally {
    await close()
  }
}

interface Places {
  readonly store: string
  readonly folder: string
}

/** A sample run tries only one moment in this many. */
const stride = isSample ? 6 : 1

/** Kills a command before each change and halfway through each file that it writes. Returns the number of kills. */
async function walk(
  args: readonly string[],
  under: keyof Places,
  check: (places: Places) => Promise<void>,
): Promise<number> {
  let kills = 0
  for (const moment of ['KILL_BEFORE', 'KILL_AMID']) {
    let next = 1
    let ended = false
    const follow = async () => {
      while (!ended) {
        const places = await copyOfOrigin()
        const env = { STORE: `file:${places.store}`, KILL_UNDER: places[under], [moment]: String(next) }
        next += stride
        const words = args.map((word) => word.replace('FOLDER', places.folder))
        const { code, signal, stderr } = await runCli(words, { env, preload: './kill-at.mjs' })
        if (signal) kills++
        else expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
        ended ||= !signal
        await check(places)
      }
    }
    await Promise.all([follow(), follow()])
  }
  return kills
}

async function copyOfOrigin(): Promise<Places> {
  const places = { store: await newFolder(), folder: await newFolder() }
  await cp(origin.store, places.store, { recursive: true })
  await cp(origin.folder, places.folder, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
  })
  return places
}

/** Each walk runs some 80 commands, which takes slow machines more than a minute. */
const follow = { timeout: 240_000 }

it('leaves the store intact and usable if a deploy is killed at any point', follow, async () => {
  const seen = new Set<string>()
  const kills = await walk(
    ['deploy', 'mf-a', '--no-browser', '--why', 'third'],
    'store',
    async ({ store: root }) => {
      const store = new FileStore(root)
      const landed = (await status(store, 'production')).release === 3
      const text = await visit(store)
      expect(text).toBe(landed ? 'text 3' : 'text 2')
      seen.add(text as string)
      expect((await verify(store, 'production')).problems).toEqual([])
      if (landed) await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
      else await deploy({ ...requestIn(store, 'again'), targets: ['mf-a'] })
      expect(await visit(store)).toBe(landed ? 'text 2' : 'text 3')
    },
  )
  expect(kills).toBeGreaterThan(30 / stride)
  expect([...seen].sort()).toEqual(['text 2', 'text 3'])
})

it('leaves the store intact and usable if a rollback is killed at any point', follow, async () => {
  const seen = new Set<string>()
  const kills = await walk(['rollback', 'mf-a', '--why', 'back'], 'store', async ({ store: root }) => {
    const store = new FileStore(root)
    const landed = (await status(store, 'production')).release === 3
    const text = await visit(store)
    expect(text).toBe(landed ? 'text 1' : 'text 2')
    seen.add(text as string)
    expect((await verify(store, 'production')).problems).toEqual([])
    await deploy({ ...requestIn(store, 'on'), targets: ['mf-a'] })
    expect(await visit(store)).toBe('text 3')
  })
  expect(kills).toBeGreaterThan(6 / stride)
  expect([...seen].sort()).toEqual(['text 1', 'text 2'])
})

it('leaves what nginx serves intact if an export is killed at any point', follow, async () => {
  const seen = new Set<string>()
  const current = async (folder: string) =>
    (await readFile(path.join(folder, 'current/home.html'), 'utf8')).match(/text \d/)?.[0]
  const kills = await walk(['export', 'FOLDER'], 'folder', async ({ store, folder }) => {
    seen.add((await current(folder)) as string)
    await expectFiles(store, folder)
    await exportTree({ store: new FileStore(store), channel: 'production', folder })
    expect(await current(folder)).toBe('text 2')
    await expectFiles(store, folder)
  })
  expect(kills).toBeGreaterThan(30 / stride)
  expect([...seen].sort()).toEqual(['text 1', 'text 2'])
})

/** Every file that the exported page loads exists, and is intact. */
async function expectFiles(store: string, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'current/home.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\/(shell|mf-a)\/([^/]+)\/([^"]+)"/g)].map(
    ([, ...names]) => names,
  )
  expect(files.length).toBeGreaterThan(2)
  for (const [part = '', version = '', file = ''] of files) {
    const exported = await readFile(path.join(folder, 'parts', part, version, file))
    expect(exported).toEqual(await readFile(path.join(store, keys.file(part, version, `client/${file}`))))
  }
}

it('removes files that killed processes left in the store, once they are old', async () => {
  const { store: root } = await copyOfOrigin()
  const [old, young] = [await aside(root), await aside(root)]
  await writeFile(old, 'half')
  await writeFile(young, 'half')
  await utimes(old, new Date(), new Date(Date.now() - 25 * 60 * 60 * 1000))
  await deploy({ ...requestIn(new FileStore(root), 'next'), targets: ['mf-a'] })
  expect(await readdir(path.join(root, '.unfinished'))).toEqual([path.basename(young)])
})
