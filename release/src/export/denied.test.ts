import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportable } from '../../testing/exportable.ts'
import { becomeOrdinaryUser, lock } from '../../testing/ordinary-user.ts'
import { release } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { exportTree } from './export.ts'
import { shownIn } from './tree.ts'

const canBeDenied = becomeOrdinaryUser()
const channel = 'production'

describe.skipIf(!canBeDenied)('an export', () => {
  it('skips a record that this account may not read, and reports it', async () => {
    const { root, store, folder } = await exportable()
    await release(store, 'mf-a', 'a2')
    await lock(path.join(root, keys.release(channel, 3)))
    const { release: shown, notes, isIncomplete } = await exportTree({ store, channel, folder })
    expect({ shown, notes, isIncomplete }).toEqual({
      shown: 2,
      isIncomplete: true,
      notes: [expect.stringMatching(/^a newer release is skipped: .*3\.json .* cannot be read/)],
    })
  })

  it('does not revert a release that it has exported', async () => {
    const { root, store, folder } = await exportable()
    await release(store, 'mf-a', 'a2')
    await exportTree({ store, channel, folder })
    await lock(path.join(root, keys.release(channel, 3)))
    await expect(exportTree({ store, channel, folder })).rejects.toThrow('3.json')
    expect(await shownIn(folder)).toBe(3)
  })

  it('leaves out a file that this account may not read', async () => {
    const { root, store, folder } = await exportable()
    const { version } = Object((await requireLive(store, channel)).parts['mf-b'])
    await lock(path.join(root, keys.file('mf-b', version, 'client/assets/direct.one.js')))
    const { notes, isIncomplete } = await exportTree({ store, channel, folder })
    expect(isIncomplete).toBe(true)
    expect(notes).toEqual([
      expect.stringMatching(/^the store has lost files of mf-b: 1 is missing\. .* cannot be read/),
    ])
  })
})
