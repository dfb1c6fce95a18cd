import { hasPrinted } from '../../print.ts'
import { BegunRollback } from '../../releasing/begun-rollback.ts'
import { rollback as rollBack } from '../../releasing/rollback.ts'
import { trustFolder } from '../../trust/memory.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const rollback: Command = {
  name: 'rollback',
  summary: 'roll the part back to its previous version, or withdraw a shared version',
  words: { shown: '<part>', needed: 'a part' },
  flags: ['why', 'to', 'dry-run', 'seen', 'json', 'by', 'channel'],
  async run([part = ''], flags) {
    const request = requestFrom(flags)
    const begun = new BegunRollback(trustFolder(), request.channel, part)
    await printPlan(await rollBack({ ...request, part, begun, ...(flags.to && { to: flags.to }) }), flags)
    if (!request.dryRun && (await hasPrinted())) await begun.clear()
  },
}
