import { expect, it } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { rollback } from '../releasing/rollback.ts'
import { readBy } from '../store/read-by.ts'
import { requireLive } from './releases.ts'

for (const response of ['', '<html>502 Bad Gateway</html>', '{"format":2,"number":'])
  for (const at of [1, 2])
    it(`builds on the newest release although request ${at} for it is answered by '${response}'`, async () => {
      const { store } = await newSite()
      const { number, parts } = await requireLive(store, 'production')
      await release(store, 'mf-a', 'a2')
      await rollback({ ...requestIn(store, 'it fails'), part: 'mf-a' })
      let asked = 0
      const broken = readBy(store, async (key) =>
        key === `releases/production/${number + 2}.json` && ++asked === at
          ? Buffer.from(response)
          : store.get(key),
      )
      await release(broken, 'mf-b', 'b2')
      const live = await requireLive(store, 'production')
      expect(asked).toBeGreaterThanOrEqual(at)
      expect([live.number, live.parts['mf-a']?.version]).toEqual([number + 3, parts['mf-a']?.version])
    })
