import { ReleaseError } from '../../errors.ts'
import { changeShare } from '../../releasing/share.ts'
import { percentageFrom } from '../../sharing/percentage.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const share: Command = {
  name: 'share',
  summary: 'give the shared version to more visitors, or to fewer',
  words: { shown: '<part> <percentage>', needed: 'a part and a percentage', many: true },
  flags: ['why', 'dry-run', 'seen', 'json', 'by', 'channel'],
  async run([part = '', percentage, ...more], flags) {
    if (percentage === undefined || more.length > 0)
      throw new ReleaseError("'share' needs one part and one percentage", {
        hint: `for example 'pnpm release share ${part} 25% --why TEXT'`,
      })
    const percent = percentageFrom(percentage)
    await printPlan(await changeShare({ ...requestFrom(flags), part, percent }), flags)
  },
}
