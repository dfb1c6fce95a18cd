import { beforeEach, describe, expect, it } from 'vitest'
import {
  bucket,
  channel,
  live,
  ship,
  teamA,
  teamB,
  trustOf,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { requestIn } from '../../testing/site.ts'
import { DamagedError, ReleaseError } from '../errors.ts'
import { rollback } from '../releasing/rollback.ts'
import { newestSite } from '../serve/newest-site.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { beat } from './heartbeat.ts'
import { TrustedStore } from './trusted-store.ts'

withKeyedSite()

/** The store of a machine that trusted the newest release, whose record is cut short in the first responses. */
async function storeMissing(newest: number, responses: number): Promise<TrustedStore> {
  let left = responses
  const cut = readBy(bucket, async (key, ...more) => {
    const value = await bucket.get(key, ...more)
    return key === keys.release(channel, newest) && left-- > 0 ? value?.subarray(0, 200) : value
  })
  return new TrustedStore(cut, await trustOf(newest))
}

describe.each([1, 2, 3, 4, 5, 6])(
  'if the newest release is cut short in the first %i responses',
  (responses) => {
    let newest: number
    let store: TrustedStore
    beforeEach(async () => {
      await ship(teamA, 'mf-a', 'a2')
      await ship(teamB, 'mf-b', 'b2')
      newest = (await ship(teamA, 'mf-a', 'a3')).number
      store = await storeMissing(newest, responses)
    })

    it('a rollback builds on it or fails', async () => {
      const asked = { ...requestIn(store, 'bad'), signers: [teamB.signer], part: 'mf-b' }
      const outcome = await rollback(asked).catch((error) => error)
      if (!(outcome instanceof Error)) return expect(outcome.release.parent).toBe(newest)
      expect(outcome).toBeInstanceOf(ReleaseError)
      expect((await live()).number).toBe(newest)
    })

    it('a heartbeat confirms it or none', async () => {
      const outcome = await beat({ store, channel, by: 'Asha', signers: [teamA.signer] }).catch(
        (error) => error,
      )
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ReleaseError)
      for (let older = 1; older < newest; older++)
        expect(await bucket.list(keys.heartbeats(channel, older))).toEqual([])
    })

    it('a server that starts with an older one knows that it is not the newest', async () => {
      const outcome = await newestSite(store, channel).catch((error) => error)
      if (outcome instanceof Error) return expect(outcome).toBeInstanceOf(ReleaseError)
      const { record, passedOver } = outcome
      if (record.number < newest) expect(passedOver).not.toBeInstanceOf(DamagedError)
    })
  },
)
