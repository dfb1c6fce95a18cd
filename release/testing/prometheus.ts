import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { newFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { ask } from './http.ts'

export const observability = fileURLToPath(new URL('../../docs/observability/', import.meta.url))

/** Runs Debian's promtool on the committed files. Throws if promtool reports an error. */
export async function promtool(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('promtool', args, { cwd: observability })
  return stdout
}

export interface Sample {
  readonly metric: Readonly<Record<string, string>>
  readonly value: number
}

/** A server's metrics, and labels that Prometheus adds to them; or metrics forwarded with labels of their own. */
type Scraped =
  | string
  | { readonly address: string; readonly labels: Readonly<Record<string, string>> }
  | { readonly address: string; readonly isForwarded: true }

const isForwarded = (one: Scraped): boolean => typeof one === 'object' && 'isForwarded' in one

/** Runs Debian's Prometheus with the committed configuration, scraping these servers' metrics every second. */
export async function startPrometheus(...servers: readonly Scraped[]) {
  const folder = await newFolder()
  await cp(path.join(observability, 'alerts.yml'), path.join(folder, 'alerts.yml'))
  const committed = await readFile(path.join(observability, 'prometheus.yml'), 'utf8')
  const quick = committed.replaceAll('15s', '1s')
  const watch = (all: readonly Scraped[]) => {
    const targets = all.map((one) => {
      const { address, labels = {} } = typeof one === 'string' ? { address: one } : { labels: {}, ...one }
      return `{ targets: ["${new URL(address).host}"], labels: ${JSON.stringify(labels)} }`
    })
    return writeFile(
      path.join(folder, 'prometheus.yml'),
      quick
        .replace('- targets: ["localhost:9464"]', targets.map((target) => `- ${target}`).join('\n      '))
        .replace('job_name: bridge', all.some(isForwarded) ? '$&\n    honor_labels: true' : '$&'),
    )
  }
  await watch(servers)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const start = async () => {
    const started = spawn(
      'prometheus',
      [
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let complaint = ''
    started.stderr.on('data', (text) => {
      complaint += text
    })
    while ((await ask(address, '/-/ready').catch(() => undefined))?.status !== 200) {
      if (started.exitCode !== null) throw new Error(`prometheus did not start: ${complaint}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return started
  }
  let prometheus = await start()
  const kill = () => prometheus.kill('SIGKILL')
  process.once('exit', kill) // even if a test fails
  const killed = async () => {
    kill()
    await once(prometheus, 'close')
  }
  const get = async (path: string) => JSON.parse((await ask(address, path)).text)
  return {
    address,
    get,
    async query(expression: string): Promise<Sample[]> {
      const { status, error, data } = await get(`/api/v1/query?query=${encodeURIComponent(expression)}`)
      if (status !== 'success') throw new Error(`${expression}: ${error}`)
      const found: { metric: Sample['metric']; value: [number, string] }[] = data.result
      return found.map(({ metric, value: [, text] }) => ({ metric, value: Number(text) }))
    },
    /** Scrapes only these servers from now on. */
    async scrape(...servers: readonly Scraped[]) {
      await watch(servers)
      prometheus.kill('SIGHUP')
    },
    /** Starts again without what it has collected. */
    async loseData() {
      await killed()
      await rm(path.join(folder, 'data'), { recursive: true })
      prometheus = await start()
    },
    async stop() {
      process.off('exit', kill)
      await killed()
    },
  }
}
