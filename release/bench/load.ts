import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { exportTree } from '../src/export/export.ts'
import { nameOf } from '../src/names.ts'
import { deploy } from '../src/releasing/deploy.ts'
import { rollback } from '../src/releasing/rollback.ts'
import { changeSettings } from '../src/releasing/settings.ts'
import { status } from '../src/releasing/status.ts'
import { newFolder } from '../testing/folder.ts'
import { startNginx } from '../testing/nginx.ts'
import { newSite, publishText, requestIn } from '../testing/site.ts'
import { checkDocument } from './documents.ts'

/**
 * Load-tests our own server and nginx alternately over loopback while parts are continuously deployed and rolled back.
 * Every document that arrives must be from a single release.
 */
const rounds = Number(process.env['ROUNDS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 5)
const paths = ['/', '/a', '/b', '/posts', '/posts/first']
/** PROFILE=<folder>: where the server writes a CPU profile. */
const folder = process.env['PROFILE']
const cli = fileURLToPath(new URL('../bin/release.js', import.meta.url))

/** BEFORE=<folder>: another checkout to measure too; its server must be able to read this one's releases. */
const before = process.env['BEFORE']

/** FLAGS='--metrics 0': further flags for our own server, but not for the older one. */
const flags = process.env['FLAGS']?.split(' ') ?? []

const { root, store } = await newSite()
const tree = await newFolder()
/** The text that each version shows. */
const texts = new Map(
  Object.entries((await status(store, 'production')).parts).map(([name, { version }]) => [
    nameOf({ name, version }),
    `${name}-1`,
  ]),
)
const request = (why: string) => requestIn(store, why)
const settings = { formEndpoint: 'https://forms.example/contact' }
await changeSettings({ ...request('form'), settings })
await exportTree({ store, channel: 'production', folder: tree })

interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly failed: number
  readonly mixed: number
  readonly checked: number
  readonly releases: number
}

/** Measures one server under load while releases continue. */
async function measure(address: string): Promise<Measured> {
  let isOver = false
  let [mixed, checked, failed] = [0, 0, 0]
  const releasing = releaseUntil(() => isOver)
  const setupClient = (client: autocannon.Client) => {
    client.setHeaders({ 'accept-encoding': 'identity' })
    client.on('body', (body) => {
      checked++
      if (!checkDocument(String(body), texts)) mixed++
    })
  }
  const run = { url: address, connections: 32, duration: seconds, requests: paths.map((path) => ({ path })) }
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ ...run, setupClient })
  failed = errors + timeouts + non2xx
  if (failed)
    console.log(`${address}: ${errors} errors, ${timeouts} timeouts, ${non2xx} responses other than 200`)
  isOver = true
  const releases = await releasing
  return { perSecond: requests.mean, p50: latency.p50, p99: latency.p99, failed, mixed, checked, releases }
}

/** Alternates deploys and rollbacks, and exports each. */
async function releaseUntil(isOver: () => boolean): Promise<number> {
  let releases = 0
  while (!isOver()) {
    const part = releases % 4 < 2 ? 'mf-a' : 'mf-b'
    if (releases % 2) await rollback({ ...request('back'), part })
    else {
      const text = `${part}-${Date.now()}`
      texts.set(nameOf({ name: part, version: await publishText(store, part, text) }), text)
      await deploy({ ...request('on'), targets: [part] })
    }
    await exportTree({ store, channel: 'production', folder: tree })
    releases++
    await sleep(500)
  }
  return releases
}

function serveStore(
  start = cli,
  more: readonly string[] = [],
): Promise<{ address: string; child: ChildProcess }> {
  // A killed process leaves no profile.
  const onTerm = "data:text/javascript,process.once('SIGTERM', () => process.exit())"
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--import', onTerm] : []
  const child = spawn(process.execPath, [...profile, start, 'serve', '--port', '0', ...more], {
    env: { ...process.env, STORE: `file:${root}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill()) // even on failure
  return new Promise((resolve, reject) => {
    child.on('exit', () =>
      reject(new Error(`the server of ${start} exited: it may not be able to read this store`)),
    )
    child.stdout.on('data', (text) => {
      const [address] = String(text).match(/http:\S+/) ?? []
      if (address) resolve({ address: address.replace('localhost', '127.0.0.1'), child })
    })
  })
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number

const served = await serveStore(cli, flags)
const nginx = await startNginx(tree)
const earlier = before ? await serveStore(`${before}/release/bin/release.js`) : undefined
const results = { serve: [] as Measured[], nginx: [] as Measured[], before: [] as Measured[] }
for (let round = 0; round < rounds; round++) {
  results.nginx.push(await measure(nginx.address))
  results.serve.push(await measure(served.address))
  if (earlier) results.before.push(await measure(earlier.address))
}
for (const [name, measured] of Object.entries(results)) {
  if (!measured.length) continue
  const of = (key: keyof Measured) => measured.map((result) => result[key])
  const sum = (key: keyof Measured) => of(key).reduce((total, value) => total + value, 0)
  console.log(
    `${name.padEnd(6)} ${Math.round(median(of('perSecond')))} requests/s (${of('perSecond').map(Math.round).join(', ')}), ` +
      `p50 ${median(of('p50'))} ms, p99 ${median(of('p99'))} ms, ${sum('failed')} failed; ` +
      `${sum('checked')} documents checked, ${sum('mixed')} of them mixed, during ${sum('releases')} releases`,
  )
}
const ratio = (others: readonly Measured[]) =>
  others
    .map(({ perSecond }, round) => ((results.serve[round] as Measured).perSecond / perSecond).toFixed(2))
    .join(', ')
console.log(`serve / nginx by round: ${ratio(results.nginx)}`)
if (earlier) console.log(`serve / BEFORE by round: ${ratio(results.before)}`)
earlier?.child.kill()
served.child.kill()
await once(served.child, 'close')
await nginx.stop()
const isFine = Object.values(results)
  .flat()
  .every(({ failed, mixed, checked }) => failed === 0 && mixed === 0 && checked > 0)
process.exit(isFine ? 0 : 1)
