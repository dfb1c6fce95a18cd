import { formSettings } from '../../contact-form/form-settings.ts'
import { openStore } from '../../store/open-store.ts'
import type { Command } from '../command.ts'
import { channelOf, listenOn } from '../given.ts'
import { whoami } from '../identity.ts'

export const start: Command = {
  name: 'start',
  summary: 'build and publish all parts, deploy new versions, and serve',
  flags: ['port', 'host', 'by', 'channel'],
  async run(_, flags) {
    const site = await import('../start.ts')
    await site.start({
      store: openStore(),
      channel: channelOf(flags),
      by: flags.by ?? whoami(),
      form: formSettings(),
      ...listenOn(flags),
    })
  },
}
