import { complain, print } from '../../print.ts'
import { openTrusted } from '../../trust/open-trusted.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'

/** Exit code of an export that is live, but lacks what the store has lost. */
const incomplete = 3

export const exported: Command = {
  name: 'export',
  summary: 'write the live release as a static tree for nginx',
  words: { shown: 'DIR', needed: 'a folder' },
  flags: ['channel'],
  async run([folder = ''], flags) {
    const { exportTree } = await import('../../export/export.ts')
    process.umask(0o022) // nginx runs as another user and must be able to read the tree
    const { release, mustReload, notes, isIncomplete } = await exportTree({
      store: openTrusted(),
      channel: channelOf(flags),
      folder,
    })
    for (const note of notes) complain(`note: ${note}`)
    if (isIncomplete) process.exitCode = incomplete
    print(`release ${release} exported to ${folder}`)
    if (mustReload) print(`  reload nginx, which must include ${folder}/share.conf: the file has changed`)
  },
}
