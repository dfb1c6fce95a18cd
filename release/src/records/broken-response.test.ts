import { expect, it } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { FileStore } from '../store/file-store.ts'
import type { IsWhole } from '../store/store.ts'
import { requireLive } from './releases.ts'

/** A store, one of whose responses to requests for a certain record is broken. */
class Broken extends FileStore {
  readonly #key: string
  readonly #response: string
  readonly #at: number
  asked = 0

  constructor(root: string, key: string, response: string, at: number) {
    super(root)
    this.#key = key
    this.#response = response
    this.#at = at
  }

  override async get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined> {
    const isBroken = key === this.#key && ++this.asked === this.#at
    return isBroken ? Buffer.from(this.#response) : super.get(key, isWhole, maxBytes)
  }
}

for (const response of ['', '<html>502 Bad Gateway</html>', '{"format":2,"number":'])
  for (const at of [1, 2])
    it(`builds on the newest release although request ${at} for it is answered by '${response}'`, async () => {
      const { root, store } = await newSite()
      const { number, parts } = await requireLive(store, 'production')
      await release(store, 'mf-a', 'a2')
      await rollback({ ...requestIn(store, 'it fails'), part: 'mf-a' })
      const broken = new Broken(root, `releases/production/${number + 2}.json`, response, at)
      await release(broken, 'mf-b', 'b2')
      const live = await requireLive(store, 'production')
      expect(broken.asked).toBeGreaterThanOrEqual(at)
      expect([live.number, live.parts['mf-a']?.version]).toEqual([number + 3, parts['mf-a']?.version])
    })
