import { complain, print } from '../../print.ts'
import { historyLines, history as historyOf } from '../../releasing/history.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'
import { describeHistory } from '../messages.ts'

export const history: Command = {
  name: 'history',
  summary: 'list all releases, or those of one part, newest first',
  words: { shown: '[part]' },
  flags: ['json', 'channel'],
  async run([part], flags) {
    const note = (gap: string) => complain(`note: ${gap}`)
    const asked = [openTrusted(), channelOf(flags), part, note] as const
    if (flags.json) return print(JSON.stringify(await historyOf(...asked)))
    for await (const line of historyLines(...asked)) print(describeHistory(line))
  },
}
