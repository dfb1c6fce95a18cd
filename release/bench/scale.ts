import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { requireLive } from '../src/records/releases.ts'
import { endings } from '../src/store/compressed.ts'
import { keys } from '../src/store/keys.ts'
import { runCli } from '../testing/cli.ts'
import { ask } from '../testing/http.ts'
import { bundleTool, tool } from '../testing/tool.ts'
import { type Generated, generate, partName, publishNext } from './generated.ts'
import { inBucket } from './in-bucket.ts'

/**
 * Measures what grows with the number of remotes and routes: runs the real tool on generated stores, interleaved, so
 * that background load affects all of them alike. SIZES=4x10,1000x10 (remotes x routes of each). Then, unless
 * STORES=file, runs the same commands on copies of these stores in a bucket, and counts their requests.
 */
const sizes = (process.env['SIZES'] ?? '4x10,100x10,1000x10').split(',').map((size) => {
  const [remotes = 0, pages = 0] = size.split('x').map(Number)
  return { remotes, pages }
})
const rounds = Number(process.env['ROUNDS'] ?? 5)
const discardTool = await bundleTool()

interface Site extends Generated {
  readonly times: Record<'deploy' | 'rollback' | 'status' | 'start', number[]>
  memory: number
}

async function timed(args: readonly string[], { root }: Site): Promise<number> {
  const start = performance.now()
  const { code, stderr } = await runCli(args, { env: { STORE: `file:${root}` } })
  if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`)
  return performance.now() - start
}

async function round(site: Site, number: number): Promise<void> {
  await publishNext(site.store, site, `version ${number}`)
  site.times.deploy.push(await timed(['deploy', partName(1), '--no-browser', '--why', 'on'], site))
  site.times.rollback.push(await timed(['rollback', partName(1), '--why', 'back'], site))
  site.times.status.push(await timed(['status'], site))
  await serveOnce(site)
}

async function serveOnce(site: Site): Promise<void> {
  const start = performance.now()
  const child = spawn(process.execPath, [tool(), 'serve', '--port', '0'], {
    env: { ...process.env, STORE: `file:${site.root}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  site.times.start.push(performance.now() - start)
  const [address = ''] = String(line).match(/http:\S+/) ?? []
  await ask(address.replace('localhost', '127.0.0.1'), '/')
  const [, used] = (await readFile(`/proc/${child.pid}/status`, 'utf8')).match(/VmRSS:\s+(\d+)/) ?? []
  site.memory = Number(used) / 1024
  child.kill()
  await once(child, 'close')
}

/** Brotli bytes of a page and everything it loads before the first click. */
async function firstLoad({ store }: Site): Promise<number> {
  const live = await requireLive(store, 'production')
  const { key = '' } = live.parts[partName(1)]?.composition ?? {}
  const composition = JSON.parse(String(await store.get(keys.composition(key))))
  const html = (await store.get(keys.page(composition.pages[0].page))) as Buffer
  let bytes = brotliCompressSync(html).length
  const files = new Set(
    [...String(html).matchAll(/(?:src|href)="\/([^/"]+)\/([^/"]+)\/([^"]+\.js)"/g)].map(
      ([, part, version, file]) => keys.file(part as string, version as string, `client/${file}`),
    ),
  )
  for (const file of files)
    bytes += ((await store.get(file + endings.br)) ?? ((await store.get(file)) as Buffer)).length
  return bytes
}

async function sizeOf({ store, root }: Site) {
  const live = await requireLive(store, 'production')
  const { size } = await stat(path.join(root, keys.release('production', live.number)))
  const { key = '' } = live.parts[partName(1)]?.composition ?? {}
  const composition = (await stat(path.join(root, keys.composition(key)))).size
  return { record: size, composition, files: await tableBytes({ store }) }
}

/** Brotli bytes of the route table if the shell's client had to carry it. */
async function tableBytes({ store }: Pick<Site, 'store'>): Promise<number> {
  const { version = '' } = (await requireLive(store, 'production')).parts['shell'] ?? {}
  const { routes } = JSON.parse(String(await store.get(keys.artifact('shell', version))))
  return brotliCompressSync(JSON.stringify(routes)).length
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number

const sites: Site[] = []
for (const size of sizes) {
  const times = { deploy: [], rollback: [], status: [], start: [] }
  sites.push({ ...(await generate(size)), times, memory: 0 })
  console.error(`${size.remotes} remotes released`)
}
for (let number = 0; number < rounds; number++) for (const site of sites) await round(site, number)

for (const site of sites) {
  const { deploy: deployed, rollback, status, start } = site.times
  const ms = (values: readonly number[]) =>
    `${Math.round(median(values))} ms (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`
  const { record, composition, files } = await sizeOf(site)
  console.log(
    [
      `${site.remotes} remotes, ${site.remotes * site.pages} routes`,
      `first release ${(site.firstRelease / 1000).toFixed(1)} s`,
      `deploy ${ms(deployed)}`,
      `rollback ${ms(rollback)}`,
      `status ${ms(status)}`,
      `serve starts in ${ms(start)} with ${Math.round(site.memory)} MB`,
      `first load ${await firstLoad(site)} bytes`,
      `route table ${files} bytes, release record ${record}, composition ${composition}`,
    ].join('\n  '),
  )
}

if (process.env['STORES'] !== 'file') for (const line of await inBucket(sites, rounds)) console.log(line)
await discardTool()
