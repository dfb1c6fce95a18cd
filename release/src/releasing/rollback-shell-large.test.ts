import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { makeRemote, publishMade } from '../../testing/parts.ts'
import { newSite, release, requestIn } from '../../testing/site.ts'
import { type CompositionRef, readComposition } from '../records/composition.ts'
import { requireLive } from '../records/releases.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import { deploy } from './deploy.ts'
import { rollback } from './rollback.ts'

/** Four pages of 2.9 MB each. */
const post = `
let seed = 1
const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648).toString(36)
const text = (size) => { let all = ''; while (all.length < size) all += next() + ' '; return all }
export const params = [1, 2, 3, 4].map((slug) => ({ slug: String(slug) }))
export default ({ params }) => params.slug ? text(2900000) : 'missing'
export const head = ({ params }) => params.slug && { title: params.slug, description: 'A.' }
`

const quickly = (page: Buffer) =>
  brotliCompressSync(page, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
  })

/** Which of the four live pages were compressed at the fast level. */
async function compressedQuickly(store: Store): Promise<boolean[]> {
  const { parts } = await requireLive(store, 'production')
  const { pages } = await readComposition(store, parts['mf-b']?.composition as CompositionRef)
  const found: boolean[] = []
  for (const { path, page } of pages)
    if (/^\/posts\/\d/.test(path)) {
      const copy = await store.get(`${keys.page(page)}.br`)
      found.push(copy?.equals(quickly((await store.get(keys.page(page))) as Buffer)) ?? false)
    }
  return found
}

it('fully compresses only the first few megabytes of a part while a broken shell is live', {
  timeout: 60_000,
}, async () => {
  const { store } = await newSite()
  await release(store, 'shell', 'broken')
  const made = makeRemote({ name: 'mf-b', pages: { one: '"b"', list: '"list"' }, modules: { post } })
  await publishMade(store, made, 'mf-b')
  await deploy({ ...requestIn(store, 'large pages'), targets: ['mf-b'] })
  expect(await compressedQuickly(store)).toEqual([false, false, false, false])
  await rollback({ ...requestIn(store, 'back'), part: 'shell' })
  expect(await compressedQuickly(store)).toEqual([false, false, true, true])
})
