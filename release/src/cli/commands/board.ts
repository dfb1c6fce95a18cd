import type { Counters } from '../../health/counters.ts'
import { print } from '../../print.ts'
import { signersFrom } from '../../signing/signer.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import type { Flags } from '../flags.ts'
import { channelOf, portFrom } from '../given.ts'

export const board: Command = {
  name: 'board',
  summary: 'open a local page: what is live, every release, what would change for visitors, and buttons',
  flags: ['port', 'servers', 'prometheus', 'no-browser', 'by', 'channel'],
  async run(_, flags) {
    const [{ openBoard }, { stopOnSignals }] = await Promise.all([
      import('../../board/board.ts'),
      import('../../serve/stop-on-signals.ts'),
    ])
    const counters = await countersFrom(flags)
    const { address, stop } = await openBoard({
      store: openTrusted(),
      channel: channelOf(flags),
      port: portFrom(flags.port ?? '0'),
      signers: signersFrom(process.env['RELEASE_KEY']),
      ...(flags.by && { by: flags.by }),
      ...(counters && { counters }),
      isWithoutBrowser: flags['no-browser'] ?? false,
      tool: [...process.execArgv, process.argv[1] ?? ''],
    })
    stopOnSignals(stop)
    print(`The board is at ${address}`)
    print('  anyone who has this address can use the board, which stops when this command does')
  },
}

/** Counters are read only if the board is given an address. */
async function countersFrom({ servers, prometheus }: Flags): Promise<Counters | undefined> {
  const { addressFrom, countersOfServers } = await import('../../health/counters.ts')
  const { countersInPrometheus } = await import('../../health/counters-in-prometheus.ts')
  if (prometheus) return countersInPrometheus(addressFrom('--prometheus', prometheus))
  return servers
    ? countersOfServers(servers.split(',').map((one) => addressFrom('--servers', one.trim())))
    : undefined
}
