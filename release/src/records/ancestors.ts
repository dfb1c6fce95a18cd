import { readingAhead } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { type Release, readRelease } from './releases.ts'

/** A release and its ancestors, back to the first. */
export async function* withAncestors(store: Store, release: Release): AsyncGenerator<Release> {
  const read = readingAhead((number) => readRelease(store, release.channel, number))
  for (let next: Release | undefined = release; next; next = await wholeBefore(read, next)) yield next
}

type ReadNumber = (number: number) => Promise<Release>

/** A release's parent; if that is damaged, the nearest intact release before it. */
async function wholeBefore(read: ReadNumber, { parent }: Release): Promise<Release | undefined> {
  for (let number = parent; number > 0; number--)
    try {
      return await read(number)
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
    }
  return undefined
}
