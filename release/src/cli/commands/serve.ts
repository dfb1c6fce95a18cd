import { formSettings } from '../../forms/form-settings.ts'
import { print } from '../../print.ts'
import { openStore } from '../../store/open-store.ts'
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
      ...listenOn(flags),
    })
    stopOnSignals(stop)
    print(`Bridge is served at ${address}`)
  },
}
