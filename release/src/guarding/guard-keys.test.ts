import { expect, it } from 'vitest'
import {
  bucket,
  channel,
  ops,
  request,
  store,
  teamA,
  teamB,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { publishText } from '../../testing/site.ts'
import { chooseVersions } from '../releasing/choose-versions.ts'
import { shareVersion } from '../releasing/share.ts'
import type { Signer } from '../signing/key-pair.ts'
import { guard } from './guard.ts'

withKeyedSite()

it('does not start without a key that may change the part', async () => {
  const version = await publishText(bucket, 'mf-a', 'a2')
  await shareVersion(request(teamA), await chooseVersions(store, channel, [`mf-a@${version}`]), 50)
  let readings = 0
  const guarded = (signers: readonly Signer[], dryRun = false) =>
    guard({
      ...{ store, channel, by: 'Asha', signers, dryRun, part: 'mf-a', time: 60_000 },
      limits: { added: 0.01, slower: 1.2, visits: 100 },
      counters: async () => {
        readings++
        throw new Error('the guard has started')
      },
      tell: () => {},
    })
  await expect(guarded([])).rejects.toThrow('releases of channel production must be signed')
  await expect(guarded([teamB.signer])).rejects.toThrow('may not change mf-a')
  await expect(guarded([ops.signer])).rejects.toThrow('may not change mf-a')
  expect(readings).toBe(0)
  const nothingReported = 'browsers report nothing'
  await expect(guarded([teamA.signer])).rejects.toThrow(nothingReported)
  await expect(guarded([], true), 'a dry run signs nothing').rejects.toThrow(nothingReported)
})
