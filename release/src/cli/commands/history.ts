import { print } from '../../print.ts'
import { history as historyOf } from '../../releasing/history.ts'
import { openStore } from '../../store/open-store.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'
import { tellHistory } from '../messages.ts'

export const history: Command = {
  name: 'history',
  summary: 'list all releases, or those of one part, newest first',
  words: { shown: '[part]' },
  flags: ['json', 'channel'],
  async run([part], flags) {
    const lines = await historyOf(openStore(), channelOf(flags), part)
    if (flags.json) return print(JSON.stringify(lines))
    for (const line of lines) print(tellHistory(line))
  },
}
