import { formSettings } from '../../forms/form-settings.ts'
import { servedPreviews } from '../../previews/domain.ts'
import { print } from '../../print.ts'
import { cacheSetting } from '../../serve/cache-tags.ts'
import { openStore } from '../../store/open-store.ts'
import { timeFrom } from '../../time.ts'
import { trustFolder } from '../../trust/memory.ts'
import type { Command } from '../command.ts'
import { channelOf, listenOn } from '../given.ts'

export const serve: Command = {
  name: 'serve',
  summary: 'serve the live release, and switch to new ones',
  flags: ['port', 'host', 'channel'],
  async run(_, flags) {
    const [server, { copySettings }, { stopOnSignals }] = await Promise.all([
      import('../../serve/serve.ts'),
      import('../../serve/copied.ts'),
      import('../../serve/stop-on-signals.ts'),
    ])
    const { address, stop } = await server.serve({
      store: openStore(),
      channel: channelOf(flags),
      form: formSettings(),
      copies: copySettings(),
      trust: trustFolder(),
      previews: servedPreviews(flags.host),
      freshness: freshnessFrom(process.env['FRESHNESS']),
      cdn: cacheSetting(process.env['CDN_CACHE']),
      ...listenOn(flags),
    })
    stopOnSignals(stop)
    print(`Bridge is served at ${address}`)
  },
}

const freshnessFrom = (given: string | undefined): number | undefined =>
  given ? timeFrom('FRESHNESS', given) : undefined
