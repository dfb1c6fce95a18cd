import { ReleaseError } from '../../errors.ts'
import { stopOnSignals } from '../../serve/stop-on-signals.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'

export const watch: Command = {
  name: 'watch',
  summary: 'run a command for each release, to purge a cache by part or address',
  flags: ['exec', 'channel'],
  async run(_, flags) {
    if (!flags.exec)
      throw new ReleaseError("'watch' needs --exec", {
        hint: "for example --exec 'echo $RELEASE_NUMBER $RELEASE_TAGS'",
      })
    const { watch: follow } = await import('../../serve/watch.ts')
    const stop = await follow(openTrusted(), channelOf(flags), flags.exec)
    stopOnSignals(async () => {
      stop()
      process.exit(0)
    })
  },
}
