import { ReleaseError } from '../../errors.ts'
import { print } from '../../print.ts'
import { verify as verifyLive } from '../../releasing/verify.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'rehash everything that the live release names',
  flags: ['json', 'channel'],
  async run(_, flags) {
    const result = await verifyLive(openTrusted(), channelOf(flags))
    if (flags.json) print(JSON.stringify(result))
    else print(`release ${result.release}: ${result.parts} artifacts and ${result.pages} pages hashed`)
    if (result.problems.length)
      throw new ReleaseError(result.problems.join('\n'), {
        hint: 'restore what is named here from a backup of the store, or release an intact version',
      })
  },
}
