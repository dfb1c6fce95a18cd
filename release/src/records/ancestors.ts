import { DamagedError, orDamage } from '../errors.ts'
import { keys } from '../store/keys.ts'
import { readBy } from '../store/read-by.ts'
import { readingAhead } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'
import { type Release, readRelease } from './releases.ts'

/** Ancestors that cannot be read. */
export interface Lost {
  /** The release that follows them. */
  readonly later: Release
  /** The nearest intact release before them, if there is one. */
  readonly older: Release | undefined
  /** What is wrong with the newest of them. */
  readonly error: DamagedError
}

/** A release and its ancestors, back to the first; `onLost` is called with those left out. */
export async function* withAncestors(
  store: Store,
  release: Release,
  onLost: (lost: Lost) => void = () => {},
): AsyncGenerator<Release> {
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
  for (let next: Release | undefined = release; next; next = await wholeBefore(read, next, onLost)) yield next
}

type ReadNumber = (number: number) => Promise<Release>

/** A release's parent; if that is damaged, the nearest intact release before it. */
async function wholeBefore(
  read: ReadNumber,
  later: Release,
  onLost: (lost: Lost) => void,
): Promise<Release | undefined> {
  let older: Release | undefined
  let error: DamagedError | undefined
  for (let number = later.parent; number > 0 && !older; number--) {
    const found = await orDamage(read(number))
    if (found instanceof DamagedError) error ??= found
    else older = found
  }
  if (error) onLost({ later, older, error })
  return older
}
