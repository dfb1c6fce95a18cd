import { formSettings } from '../../contact-form/form-settings.ts'
import { ReleaseError } from '../../errors.ts'
import { receiverSettings } from '../../events/receiver-settings.ts'
import { servedPreviews } from '../../previews/domain.ts'
import { print } from '../../print.ts'
import { proxiesFrom } from '../../requests/request-settings.ts'
import { cacheSetting } from '../../serve/cache-tags.ts'
import { openStore } from '../../store/open-store.ts'
import { timeFrom } from '../../time.ts'
import { trustFolder } from '../../trust/memory.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { channelOf, listenOn } from '../given.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'serve the live release, and switch to new ones',
  flags: ['port', 'host', 'metrics', 'log', 'channel'],
  async run(_, flags) {
    const [server, { copySettings }, { stopOnSignals }] = await Promise.all([
      import('../../serve/serve.ts'),
      import('../../serve/copied.ts'),
      import('../../serve/stop-on-signals.ts'),
    ])
    const log = await logFor(flags)
    const counted = await metricsFor(flags)
    const store = openStore()
    const { address, stop } = await server.serve({
      store: counted?.metrics.counting(store) ?? store,
      channel: channelOf(flags),
      form: formSettings(),
      events: receiverSettings(),
      proxies: proxiesFrom(),
      copies: copySettings(),
      trust: trustFolder(),
      previews: servedPreviews(flags.host),
      freshness: freshnessFrom(process.env['FRESHNESS']),
      cdn: cacheSetting(process.env['CDN_CACHE']),
      observers: [log?.requests, counted?.metrics].filter((one) => one !== undefined),
      ...listenOn(flags),
    })
    stopOnSignals(async () => {
      await stop()
      await log?.lines.written()
    })
    const metrics = counted?.address
    if (log) log.lines.add({ at: new Date().toISOString(), serving: address, metrics })
    else print(`Bridge is served at ${address}${metrics ? `\nMetrics are at ${metrics}` : ''}`)
  },
}

const freshnessFrom = (given: string | undefined): number | undefined =>
  given ? timeFrom('FRESHNESS', given) : undefined

/** Loads the Prometheus client only if it is needed. */
const metricsFor = async ({ metrics }: Flags) =>
  metrics === undefined ? undefined : (await import('../../metrics/serve-metrics.ts')).serveMetrics(metrics)

async function logFor({ log }: Flags) {
  if (log === undefined) return
  if (log !== 'json') throw new ReleaseError(`--log must be json, not '${log}'`, { hint: 'use --log json' })
  const { LogLines } = await import('../../serve/log-lines.ts')
  const { RequestLog } = await import('../../serve/request-log.ts')
  const lines = new LogLines()
  return { lines, requests: new RequestLog(lines) }
}
