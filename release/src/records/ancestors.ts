import { DamagedError } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { readingAhead } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'
import { type Release, readRelease } from './releases.ts'

/** A release and its ancestors, back to the first. */
export async function* withAncestors(store: Store, release: Release): AsyncGenerator<Release> {
  const { channel } = release
  const bytes = readingAhead((number, maxBytes) =>
    store.get(keys.release(channel, number), undefined, maxBytes),
  )
  const read = (number: number) =>
    readRelease(
      readBy(store, () => bytes(number)),
      channel,
      number,
    )
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
