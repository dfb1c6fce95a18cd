import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../../testing/folder.ts'
import { storeContract } from '../../testing/store-contract.ts'
import { FileStore } from './file-store.ts'
import { TrialStore } from './trial-store.ts'

storeContract('dry-run store', {
  async open() {
    const trial = new TrialStore(new FileStore(await newFolder()))
    return () => trial
  },
  async openBroken() {
    const root = await newFolder()
    await writeFile(path.join(root, 'broken'), 'a file where a folder should be')
    return new TrialStore(new FileStore(root))
  },
})

it('reads from the underlying store and never writes to it', async () => {
  const store = new FileStore(await newFolder())
  await store.putIfAbsent('parts/mf-a/1/artifact.json', 'first')
  const trial = new TrialStore(store)
  expect(await trial.putIfAbsent('parts/mf-a/1/artifact.json', 'other')).toBe(false)
  expect(await trial.putIfAbsent('parts/mf-a/2/artifact.json', 'second')).toBe(true)
  expect(String(await trial.get('parts/mf-a/1/artifact.json'))).toBe('first')
  expect(String(await trial.get('parts/mf-a/2/artifact.json'))).toBe('second')
  expect((await trial.list('parts/mf-a')).sort()).toEqual(['1', '2'])
  expect(await store.get('parts/mf-a/2/artifact.json')).toBeUndefined()
  expect(await store.list('parts/mf-a')).toEqual(['1'])
})
