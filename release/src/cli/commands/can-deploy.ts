import { nameOf } from '../../names.ts'
import { complain, print } from '../../print.ts'
import { canDeploy } from '../../releasing/can-deploy.ts'
import { type Chosen, chooseVersions } from '../../releasing/choose-versions.ts'
import { timeFrom } from '../../time.ts'
import type { Command } from '../command.ts'
import { inBrowser, requestFrom } from '../given.ts'
import { describeVerdict } from '../messages.ts'

export const canBeDeployed: Command = {
  name: 'can-deploy',
  summary:
    'run the gate on versions, with the live shell and those still open in tabs; exits 1 if it refuses',
  words: { shown: '<part>[@version]…', needed: 'one or more parts', many: true },
  flags: ['tabs', 'no-browser', 'json', 'by', 'channel'],
  async run(targets, flags) {
    const request = requestFrom({ ...flags, why: 'can-deploy', 'dry-run': true })
    const chosen = await chooseVersions(request.store, request.channel, targets)
    const tabs = timeFrom('--tabs', flags.tabs ?? '24h')
    const isNew = ({ version, live }: Chosen) => version !== live
    const verdicts = chosen.some(isNew)
      ? await canDeploy({ ...request, check: inBrowser(flags) }, chosen, tabs)
      : []
    const ok = verdicts.every(({ problem }) => problem === undefined)
    if (!ok) process.exitCode = 1
    const versions = Object.fromEntries(chosen.map(({ name, version }) => [name, version]))
    if (flags.json) return print(JSON.stringify({ ok, versions, shells: verdicts }))
    for (const { warnings } of verdicts) for (const warning of warnings) complain(`note: ${warning}`)
    for (const verdict of verdicts) for (const line of describeVerdict(verdict)) print(line)
    for (const one of chosen) if (!isNew(one)) print(`${nameOf(one)} is already live`)
    const tried = chosen.filter(isNew).map(nameOf)
    if (tried.length > 0) print(`${tried.join(' ')} ${ok ? 'can' : 'cannot'} be deployed`)
  },
}
