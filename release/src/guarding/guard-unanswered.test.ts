import { expect, it } from 'vitest'
import { guardedSite, guarding } from '../../testing/guarded.ts'
import { ReleaseError } from '../errors.ts'
import { requireLive } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import type { IsWhole } from '../store/store.ts'

/** A store that loses the response to a release: at first, the guard cannot tell whether it was written. */
class Unanswered extends FileStore {
  #lost: string | undefined

  override async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const isWritten = await super.putIfAbsent(key, value)
    if (!key.startsWith('releases/')) return isWritten
    this.#lost = key
    throw new ReleaseError('socket hang up')
  }

  override async get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined> {
    if (key !== this.#lost) return super.get(key, isWhole, maxBytes)
    this.#lost = undefined
    throw new ReleaseError('socket hang up')
  }
}

it('recognises its own rollback even if the response was lost', async () => {
  const site = await guardedSite()
  const { number } = await requireLive(site.store, 'production')
  const told: string[] = []
  const store = new Unanswered(site.root)
  const { result } = await guarding(site, { store, tell: (line) => told.push(line) })
  await site.visit(site.live, 30)
  await site.visit(site.shared, 30, 20)
  expect(await result).toMatchObject({ outcome: 'rolled back', release: number + 1 })
  expect(told).toContainEqual(expect.stringContaining(`unknown whether release ${number + 1} is live`))
  expect((await requireLive(site.store, 'production')).shared).toBeUndefined()
  await site.stop()
})
