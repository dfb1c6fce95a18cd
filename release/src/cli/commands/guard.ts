import { ReleaseError } from '../../errors.ts'
import type { Limits } from '../../guarding/decide.ts'
import { type Guarded, guard as guardShared } from '../../guarding/guard.ts'
import { settingsOf, stepsFrom } from '../../guarding/guard-settings.ts'
import { addressFrom, countersOfServers } from '../../health/counters.ts'
import { countersInPrometheus } from '../../health/counters-in-prometheus.ts'
import { checkPartName, shortened } from '../../names.ts'
import { complain, oneLine, print } from '../../print.ts'
import { percentageFrom } from '../../sharing/percentage.ts'
import { timeFrom } from '../../time.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { requestFrom } from '../given.ts'

/** 1 stands for any error. */
const exitCodes: Readonly<Record<Guarded['outcome'], number>> = {
  promoted: 0,
  'rolled back': 2,
  undecided: 3,
  overtaken: 4,
  'given to more': 0,
}

export const guard: Command = {
  name: 'guard',
  summary: 'watch a shared version, then promote it or roll it back; docs/guard.md has the exit codes',
  words: { shown: '<part>', needed: 'a part' },
  flags: [
    'for',
    'steps',
    'servers',
    'prometheus',
    'added',
    'slower',
    'visits',
    'dry-run',
    'json',
    'by',
    'channel',
  ],
  async run([part = ''], given) {
    const flags = { ...(await settingsOf(checkPartName(part))), ...given }
    const { why: _, ...request } = requestFrom({ ...flags, why: 'guard' })
    const guarded = await guardShared({
      ...request,
      part,
      counters: countersFrom(flags),
      limits: limitsFrom(flags),
      time: timeFrom('--for', flags.for ?? '10m'),
      steps: flags.steps ? stepsFrom(flags.steps) : [],
      tell: (line) => complain(`note: ${oneLine(line)}`),
    })
    process.exitCode = exitCodes[guarded.outcome]
    if (flags.json) return print(JSON.stringify(guarded))
    const would = flags['dry-run'] && guarded.release ? ' (dry run)' : ''
    print(oneLine(`${part}@${shortened(guarded.version)} ${guarded.outcome}${would}: ${guarded.why}`))
  },
}

function countersFrom({ servers = 'http://localhost:9464', prometheus }: Flags) {
  if (prometheus) return countersInPrometheus(addressFrom('--prometheus', prometheus))
  return countersOfServers(servers.split(',').map((one) => addressFrom('--servers', one.trim())))
}

const limitsFrom = ({ added = '1%', slower = '1.2', visits = '100' }: Flags): Limits => ({
  added: percentageFrom(added) / 100,
  slower: numberFrom('--slower', slower, 1),
  visits: numberFrom('--visits', visits, 10),
})

function numberFrom(flag: string, given: string, least: number): number {
  if (/^\d{1,6}(\.\d{1,2})?$/.test(given) && Number(given) >= least) return Number(given)
  throw new ReleaseError(
    `${flag} must be a number of at least ${least} and below 1000000, with at most two decimals, not '${given}'`,
    {
      hint: `docs/guard.md says what ${flag} limits`,
    },
  )
}
