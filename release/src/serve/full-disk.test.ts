import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runCli } from '../../testing/cli.ts'
import { filled, formOf, post } from '../../testing/form.ts'
import { ask } from '../../testing/http.ts'
import { makeRemote } from '../../testing/parts.ts'
import { addresses, newSite, publishText, release, requestIn } from '../../testing/site.ts'
import { canMount, SmallDisk } from '../../testing/small-disk.ts'
import { UnsteadyStore } from '../../testing/unsteady-store.ts'
import { publish } from '../artifacts/publish.ts'
import { requireLive } from '../records/releases.ts'
import { deploy } from '../releasing/deploy.ts'
import { FileStore } from '../store/file-store.ts'
import { type Served, serve } from './serve.ts'
import type { ServeOptions } from './serve-options.ts'

let root: string
let store: UnsteadyStore
let said: string[]
const running: Served[] = []

beforeEach(async () => {
  ;({ root } = await newSite())
  store = new UnsteadyStore(root)
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(String(line)))
})
afterEach(async () => {
  for (const served of running.splice(0)) await served.close()
})

async function start(options: Partial<ServeOptions>): Promise<Served> {
  const served = await serve({ store, channel: 'production', port: 0, every: 50, ...options })
  running.push(served)
  return served
}

const shows = ({ address }: Served, text: string) =>
  expect.poll(async () => (await ask(address, '/a')).text, { timeout: 10_000 }).toContain(`<h1>${text}<`)

const withDisk = it.skipIf(!canMount)

withDisk(
  'serves while CACHE is full, reports it in one line, and copies everything once there is room',
  { timeout: 90_000, tags: 'long' },
  async () => {
    const disk = await SmallDisk.mount('2m')
    const copies = { folder: disk.folder, maxBytes: 1e9 }
    disk.fill()
    const served = await start({ copies })
    await release(store, 'mf-a', 'a2')
    await shows(served, 'a2')
    expect(said).toEqual([
      expect.stringMatching(/^cannot keep copies in .*: ENOSPC; make room, or set CACHE/),
    ])
    disk.makeRoom()
    const answers = ({ address }: Served) =>
      Promise.all(addresses.map(async (one) => (await ask(address, one)).text))
    const whole = await answers(served)
    const copied = path.join(disk.folder, encodeURIComponent(`production ${store.name}`))
    const names = async (folder: string) =>
      (await readdir(path.join(copied, folder), { recursive: true })).length
    const kept = () => Promise.all(['releases', 'compositions', 'pages', 'parts'].map(names))
    await vi.waitFor(async () => {
      const before = await kept()
      expect(before.reduce((sum, count) => sum + count)).toBeGreaterThan(50)
      await new Promise((resolve) => setTimeout(resolve, 6000)) // longer than the retry interval
      expect(await kept()).toEqual(before)
    }, 60_000)
    await served.close()
    expect(await names('.unfinished')).toBe(0)
    store.network = 'down'
    expect(await answers(await start({ copies }))).toEqual(whole)
  },
)

withDisk(
  'refuses messages while their disk is full, loses none that it accepted, and resumes once there is room',
  async () => {
    const disk = await SmallDisk.mount('1m')
    const file = path.join(disk.folder, 'messages.jsonl')
    const served = await start({ form: { file, quota: 1e9, rate: 1e6, proxies: 0 } })
    const accepted: string[] = []
    const send = async (name: string) => {
      const { status } = await post(served.address, formOf({ ...filled, name }))
      if (status === 200) accepted.push(name)
      return status
    }
    expect(await send('Before')).toBe(200)
    disk.fill()
    let status = 0
    for (let number = 0; status !== 507; number++) status = await send(`In the last block ${number}`)
    for (let number = 0; number < 5; number++) expect(await send('Refused')).toBe(507)
    disk.makeRoom()
    expect(await send('After')).toBe(200)
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.endsWith('}'))
    expect(lines.map((line) => JSON.parse(line).name)).toEqual(accepted)
    expect(said).toEqual([expect.stringMatching(/^messages are refused: .* or the disk is full$/)])
  },
  30_000,
)

withDisk(
  'reports in one line that parts cannot be unpacked while the disk for them is full or missing',
  async () => {
    const disk = await SmallDisk.mount('1m')
    const before = await requireLive(store, 'production')
    await publishText(store, 'mf-a', 'a2')
    disk.fill()
    for (const folder of [disk.folder, path.join(disk.folder, 'nowhere')]) {
      vi.stubEnv('TMPDIR', folder)
      const deployed = deploy({ ...requestIn(store, 'a2'), targets: ['mf-a'] })
      await expect(deployed).rejects.toThrow(`cannot unpack parts in ${folder}: `)
    }
    vi.unstubAllEnvs()
    expect(await requireLive(store, 'production')).toEqual(before)
    expect(await readdir(disk.folder)).toEqual(['ballast'])
  },
)

withDisk(
  'changes nothing while the store is full, and completes the same commands once there is room',
  async () => {
    const disk = await SmallDisk.mount('2m')
    const full = path.join(disk.folder, 'store')
    await cp(root, full, { recursive: true })
    const served = await start({ store: new FileStore(full) })
    const dist = await makeRemote({ name: 'mf-a', pages: { home: '"home"', one: '"a2"' } })
    const publishing = () => publish({ store: new FileStore(full), part: 'mf-a', by: 'Asha', dist })
    const run = (...args: string[]) => runCli(args, { env: { STORE: `file:${full}` } })
    const deploying = () => run('deploy', 'mf-a', '--no-browser', '--why', 'x')
    disk.fill()
    await expect(publishing()).rejects.toThrow(/^cannot write .*ENOSPC/)
    disk.makeRoom()
    await publishing()
    disk.fill()
    expect((await deploying()).stderr).toMatch(/^error: cannot write .*ENOSPC.*\nhint: .* its disk\n$/)
    expect((await run('status')).stdout).toContain('release 1 on production')
    expect(await run('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('release 1: ') })
    disk.makeRoom()
    expect((await deploying()).stdout).toContain('release 2 is live')
    await shows(served, 'a2')
    expect(await run('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('release 2: ') })
    expect(await readdir(path.join(full, '.unfinished'))).toEqual([])
  },
  90_000,
)
