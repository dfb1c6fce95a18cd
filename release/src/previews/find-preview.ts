import { DamagedError, DeniedError, orDamage } from '../errors.ts'
import { isPreviewName } from '../names.ts'
import { hasEnded, type Preview, previewShape } from '../records/preview.ts'
import type { Release } from '../records/releases.ts'
import { checked } from '../shape.ts'
import { keys } from '../store/keys.ts'
import { damaged, largestRecord, numbersIn, parseJson, unreturned } from '../store/numbered.ts'
import { inTurn } from '../store/reading-ahead.ts'
import { isSealed } from '../store/seal.ts'
import type { Store } from '../store/store.ts'
import { problemOfPreview } from '../trust/sign-preview.ts'

/** All names that previews on a channel have ever had. */
export const previewNames = async (store: Store, channel: string): Promise<string[]> =>
  (await store.list(keys.previews(channel))).filter(isPreviewName)

/**
 * The newest intact preview of this name that the keys of the live release allow. A refused one is not shown. But if it
 * has ended, no older one is shown, and if it is private, no older public one: it may have been allowed until its key
 * was revoked. Below one that cannot be read, none is shown that has not ended: it may have ended that one, or made it
 * private. Only without keys, where anyone who can write to the store can show previews, a damaged one does not count.
 */
export async function findPreview(store: Store, live: Release, name: string): Promise<Preview | undefined> {
  const numbers = await numbersIn(store, keys.previewsNamed(live.channel, name))
  let problem: DamagedError | undefined
  let hiding: DamagedError | undefined
  let mayHaveEnded = false
  const inOrder = inTurn(numbers.toReversed(), (number, most) => readPreview(store, live, name, number, most))
  for await (const [, read] of inOrder) {
    const found = await orDamage(read())
    if (!(found instanceof DamagedError)) {
      if (hiding && (mayHaveEnded || !found.isPrivate) && !hasEnded(found)) throw hiding
      return found
    }
    problem ??= found
    const refused = found instanceof RefusedPreview ? found.preview : undefined
    if (refused && hasEnded(refused)) return refused
    const isUnknown = !refused && (live.keys !== undefined || found instanceof DeniedError)
    mayHaveEnded ||= isUnknown
    if (isUnknown || refused?.isPrivate) hiding ??= found
  }
  if (problem) throw hiding ?? problem
  return undefined
}

/** An intact preview that the keys of the live release do not allow. */
export class RefusedPreview extends DamagedError {
  readonly preview: Preview

  constructor(store: Store, preview: Preview, problem: string) {
    const { name, number, release } = preview
    super(
      `${keys.preview(release.channel, name, number)} in the store ${store.name} is refused: ${problem}`,
      { hint: `create it again: pnpm release preview ${release.changed.join(' ')} --name ${name}` },
    )
    this.preview = preview
  }
}

async function readPreview(
  store: Store,
  live: Release,
  name: string,
  number: number,
  most = largestRecord,
): Promise<Preview> {
  const { channel } = live
  const key = keys.preview(channel, name, number)
  const bytes = await store.get(key, undefined, most)
  if (!bytes) throw unreturned(store, key)
  if (!isSealed(bytes)) throw damaged(store, key, 'it was altered')
  const preview = checked(previewShape(channel, name, number), parseJson(store, key, bytes), (problem) =>
    damaged(store, key, problem),
  )
  const problem = await problemOfPreview(store, live, preview)
  if (problem) throw new RefusedPreview(store, preview, problem)
  return preview
}
