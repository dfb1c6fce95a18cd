import { print } from '../../print.ts'
import { openStore } from '../../store/open-store.ts'
import type { Command } from '../command.ts'
import { channelOf } from '../given.ts'

export const exported: Command = {
  name: 'export',
  summary: 'write the live release as a static tree for nginx',
  words: { shown: 'DIR', needed: 'a folder' },
  flags: ['channel'],
  async run([folder = ''], flags) {
    const { exportTree } = await import('../../export/export.ts')
    process.umask(0o022) // what nginx serves is for everybody, and nginx is somebody else
    const { release } = await exportTree({ store: openStore(), channel: channelOf(flags), folder })
    print(`release ${release} exported to ${folder}`)
  },
}
