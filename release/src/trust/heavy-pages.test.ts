import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentHash, sha256 } from '@bridge/shared/hash'
import { expect, it } from 'vitest'
import {
  bucket,
  forged,
  isShown,
  live,
  plant,
  root,
  served,
  ship,
  start,
  teamA,
  teamB,
  trust,
  withKeyedSite,
} from '../../testing/keyed-site.ts'
import { type ComposedPage, type CompositionRef, readComposition } from '../records/composition.ts'
import type { PartState } from '../records/releases.ts'
import { FileStore } from '../store/file-store.ts'
import { keys } from '../store/keys.ts'
import { sealed } from '../store/seal.ts'

withKeyedSite()

it('does not read a refused composition again for each release that names it', async () => {
  await served.close()
  const state = (await live()).parts['mf-b'] as PartState
  const { sha256: _, ...composition } = Object(
    await readComposition(bucket, state.composition as CompositionRef),
  )
  const [first] = composition.pages as ComposedPage[]
  const text = sealed(
    JSON.stringify({ ...composition, pages: [...composition.pages, { ...first, path: '/a' }] }),
  )
  const ref = { key: contentHash(text), sha256: sha256(text) }
  await writeFile(path.join(root, keys.composition(ref.key)), text)
  for (let index = 0; index < 20; index++)
    await plant(
      await forged(teamB, ({ parts }) => ({
        changed: ['mf-b'],
        parts: { ...parts, 'mf-b': { ...state, composition: ref, why: `again ${index}` } },
      })),
    )
  let reads = 0
  class Watched extends FileStore {
    override get(key: string) {
      if (key === keys.composition(ref.key)) reads++
      return super.get(key)
    }
  }
  await start(trust, { store: new Watched(root) })
  const { number } = await ship(teamA, 'mf-a', 'of another team')
  await isShown(number)
  expect(reads).toBeLessThan(5)
})
