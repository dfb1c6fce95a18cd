import { expect, it } from 'vitest'
import { MemoryStore } from '../../testing/memory-store.ts'
import { ReleaseError } from '../errors.ts'
import { appendRelease, nextRelease } from './next-release.ts'

const decided = {
  action: 'deploy',
  channel: 'production',
  changed: [],
  by: 'x',
  why: 'x',
  settings: { origin: 'http://localhost', formEndpoint: '/forms/contact' },
  parts: {},
} as const

it('recognises its own record if the store reports the key as taken, as NFS does after a lost reply', async () => {
  class LostReply extends MemoryStore {
    override async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
      await super.putIfAbsent(key, value)
      return false
    }
  }
  const store = new LostReply()
  expect(await appendRelease(store, nextRelease(undefined, decided))).toBe(true)
  expect(await appendRelease(store, nextRelease(undefined, { ...decided, by: 'another' }))).toBe(false)
})

/** A store that becomes unreachable during the write of a release, before or after it is stored. */
class CutOff extends MemoryStore {
  isCut = false
  readonly #writes: boolean

  constructor(writes: boolean) {
    super()
    this.#writes = writes
  }

  override async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    if (this.#writes) await super.putIfAbsent(key, value)
    this.isCut = true
    throw new ReleaseError('socket hang up', { hint: 'check the network' })
  }

  override async get(key: string): Promise<Buffer | undefined> {
    if (this.isCut) throw new ReleaseError('no network')
    return super.get(key)
  }
}

it.each([true, false])(
  'reports that a release may be live if the store becomes unreachable during the write (stored: %s)',
  async (writes) => {
    const back = nextRelease(
      { ...nextRelease(undefined, decided), number: 17 },
      { ...decided, action: 'rollback' },
    )
    await expect(appendRelease(new CutOff(writes), back)).rejects.toMatchObject({
      message: 'it is unknown whether release 18 is live: socket hang up',
      hint: expect.stringMatching(
        /^check the network; .*repeat the rollback with --seen 17: if release 18 is live/,
      ),
    })
    await expect(appendRelease(new CutOff(writes), { ...back, action: 'deploy' })).rejects.toMatchObject({
      hint: expect.stringMatching(/repeat the command only if the release is not live$/),
    })
  },
)
