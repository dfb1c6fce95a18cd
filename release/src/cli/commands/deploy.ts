import { print } from '../../print.ts'
import { chooseVersions } from '../../releasing/choose-versions.ts'
import { deployVersions } from '../../releasing/deploy.ts'
import { checkSettings, settingsFromEnvironment } from '../../releasing/settings.ts'
import { shareVersion } from '../../releasing/share.ts'
import { percentageFrom } from '../../sharing/percentage.ts'
import type { Command } from '../command.ts'
import { inBrowser, requestFrom } from '../given.ts'
import { describeChosen } from '../messages.ts'
import { printPlan } from '../print-plan.ts'

export const deploy: Command = {
  name: 'deploy',
  summary: 'make versions live, all in one release',
  words: { shown: '<part>[@version]…', needed: 'one or more parts', many: true },
  flags: ['why', 'dry-run', 'seen', 'no-browser', 'share', 'json', 'by', 'channel'],
  async run(targets, flags) {
    const percent = flags.share === undefined ? undefined : percentageFrom(flags.share)
    const request = { ...requestFrom(flags), check: inBrowser(flags) }
    const settings = checkSettings(settingsFromEnvironment())
    const chosen = await chooseVersions(request.store, request.channel, targets)
    if (!flags.json) for (const part of chosen) if (part.version !== part.live) print(describeChosen(part))
    const plan =
      percent === undefined
        ? await deployVersions({ ...request, settings }, chosen)
        : await shareVersion(request, chosen, percent)
    await printPlan(plan, flags)
  },
}
