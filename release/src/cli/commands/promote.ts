import { promote as promoteShared } from '../../releasing/share.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const promote: Command = {
  name: 'promote',
  summary: 'give the shared version to all visitors',
  words: { shown: '<part>', needed: 'a part' },
  flags: ['why', 'dry-run', 'seen', 'json', 'by', 'channel'],
  async run([part = ''], flags) {
    await printPlan(await promoteShared({ ...requestFrom(flags), part }), flags)
  },
}
