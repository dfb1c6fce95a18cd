import { changeSettings, settingsFromEnvironment } from '../../releasing/settings.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const settings: Command = {
  name: 'settings',
  summary: 'set SITE_ORIGIN, FORM_ENDPOINT and EVENTS_… from the environment',
  flags: ['why', 'dry-run', 'json', 'by', 'channel'],
  async run(_, flags) {
    await printPlan(
      await changeSettings({ ...requestFrom(flags), settings: settingsFromEnvironment() }),
      flags,
    )
  },
}
