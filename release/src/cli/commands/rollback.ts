import { rollback as rollBack } from '../../releasing/rollback.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const rollback: Command = {
  name: 'rollback',
  summary: 'roll the part back to its previous version, or withdraw a shared version',
  words: { shown: '<part>', needed: 'a part' },
  flags: ['why', 'to', 'dry-run', 'seen', 'json', 'by', 'channel'],
  async run([part = ''], flags) {
    await printPlan(await rollBack({ ...requestFrom(flags), part, ...(flags.to && { to: flags.to }) }), flags)
  },
}
