import { expect, it, vi } from 'vitest'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { requireLive } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import { rollback } from './rollback.ts'

it('rolls a part back within seconds while the store does not return the pages of another', async () => {
  const { store } = await newSite()
  await release(store, 'mf-a', 'a2')
  const { key = '' } = (await requireLive(store, 'production')).parts['mf-b']?.composition ?? {}
  const get = store.get.bind(store)
  vi.spyOn(store, 'get').mockImplementation((asked, ...options) =>
    asked === keys.composition(key) ? new Promise(() => {}) : get(asked, ...options),
  )
  const { warnings } = await rollback({ ...requestIn(store, 'back'), part: 'mf-a' })
  expect(warnings).toEqual([
    'it is unknown whether the pages of mf-b can be served: the store does not answer',
  ])
  expect((await requireLive(store, 'production')).number).toBe(3)
})
