import { changeSettings, settingsFromEnvironment } from '../../releasing/settings.ts'
import type { Command } from '../command.ts'
import { requestFrom } from '../given.ts'
import { printPlan } from '../print-plan.ts'

export const settings: Command = {
  name: 'settings',
  summary: 'change SITE_ORIGIN, FORM_ENDPOINT to what the environment says',
  flags: ['why', 'dry-run', 'json', 'by', 'channel'],
  async run(_, flags) {
    await printPlan(
      await changeSettings({ ...requestFrom(flags), settings: settingsFromEnvironment() }),
      flags,
    )
  },
}
