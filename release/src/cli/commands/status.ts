import { complain, print } from '../../print.ts'
import { status as statusOf } from '../../releasing/status.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'
import { describeStatus } from '../messages.ts'

export const status: Command = {
  name: 'status',
  summary: 'show what is live, since when, by whom and why',
  flags: ['json', 'channel'],
  async run(_, flags) {
    const live = await statusOf(openTrusted(), channelOf(flags))
    if (flags.json) return print(JSON.stringify(live))
    for (const problem of live.passedOver ?? []) complain(`note: ${problem}`)
    for (const line of describeStatus(live)) print(line)
  },
}
