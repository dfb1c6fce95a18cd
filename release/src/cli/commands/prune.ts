import { ReleaseError } from '../../errors.ts'
import { print } from '../../print.ts'
import { openStore } from '../../store/open-store.ts'
import { timeFrom } from '../../time.ts'
import { trustFolder } from '../../trust/memory.ts'
import { TrustedStore } from '../../trust/trusted-store.ts'
import type { Command } from '../command.ts'
import { whoami } from '../identity.ts'

export const pruneStore: Command = {
  name: 'prune',
  summary: 'mark what nothing needs, and remove what an earlier run marked',
  flags: ['keep', 'dry-run', 'json', 'by'],
  async run(_, { keep, by = whoami(), json, 'dry-run': dryRun = false }) {
    if (!keep) throw new ReleaseError("'prune' needs --keep", { hint: 'for example --keep 90d' })
    const { prune } = await import('../../pruning/prune.ts')
    const remover = openStore()
    const store = new TrustedStore(remover, trustFolder())
    const pruned = await prune({ store, remover, by, keep: timeFrom('--keep', keep), dryRun })
    if (json) return print(JSON.stringify(pruned))
    const would = dryRun ? 'would be ' : ''
    print(`${would}marked: ${counted(pruned.marked)}`)
    print(`${would}removed: ${counted(pruned.removed)}`)
    if (pruned.marked.length > 0 && !dryRun)
      print('a run at least a day later removes what is marked, if nothing needs it by then')
  },
}

function counted(keys: readonly string[]): string {
  const kinds = { parts: 'versions', compositions: 'compositions', pages: 'pages' }
  const counts = Object.entries(kinds).map(([folder, name]) => {
    const count = keys.filter((key) => key.startsWith(`${folder}/`)).length
    return `${count} ${name}`
  })
  return counts.join(', ')
}
