import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { ReleaseError } from '../errors.ts'
import { findPreview, previewNames } from '../previews/find-preview.ts'
import { hasEnded, type Preview } from '../records/preview.ts'
import { type Release, requireLive } from '../records/releases.ts'
import { sealed } from '../records/seal.ts'
import { keys } from '../store/keys.ts'
import { lastNumber } from '../store/numbered.ts'
import { Removals } from '../store/removal.ts'
import { signPreview } from '../trust/sign-preview.ts'
import { refuseUnallowed } from '../trust/sign-release.ts'
import { prepare, type ReleaseRequest, refuseRemoved } from './apply.ts'
import type { Chosen } from './choose-versions.ts'
import { withVersions } from './deploy.ts'
import type { Plan } from './plan.ts'

interface PreviewRequest extends ReleaseRequest {
  readonly name: string
  readonly until: Date
  readonly isPrivate?: boolean
}

export interface Previewed {
  readonly preview: Preview
  readonly plan: Plan
}

/**
 * Takes versions through the gate on top of what is live, and shows them under a name. Nothing of it is made live. A
 * version that is live already is fine: a branch may leave a part as it is.
 */
export async function makePreview(request: PreviewRequest, chosen: readonly Chosen[]): Promise<Previewed> {
  const { store, channel, name, until, isPrivate, signers = [] } = request
  const live = await requireLive(store, channel)
  const changed = chosen.map((part) => part.name)
  refuseUnallowed(live, changed, signers)
  if (isPrivate && !live.keys)
    throw new ReleaseError('a private preview needs keys, which sign its links', {
      hint: 'docs/keys.md says how to turn them on; without --private, who knows the address sees the preview',
    })
  refuseTaken(await findShown(request, live, name), changed)
  const removals = new Removals(store)
  const news = chosen.filter((part) => live.parts[part.name]?.version !== part.version)
  const plan = await prepare(request, live, changed, withVersions(request, news))
  await refuseRemoved(store, removals, live, plan.release)
  const preview = await append(request, live, {
    format: 1,
    name,
    number: 1,
    until: until.toISOString(),
    ...(isPrivate && { isPrivate }),
    release: plan.release,
  })
  return { preview, plan }
}

/** A damaged one is in nobody's way. */
const findShown = ({ store }: ReleaseRequest, live: Release, name: string): Promise<Preview | undefined> =>
  findPreview(store, live, name).catch((error) => {
    if (error instanceof ReleaseError) return undefined
    throw error
  })

/** A name shows the same parts until it ends: two teams that happen to choose one must notice. */
function refuseTaken(shown: Preview | undefined, changed: readonly string[]): void {
  if (!shown || hasEnded(shown)) return
  const { name, release, until } = shown
  if ([...release.changed].sort().join() === [...changed].sort().join()) return
  throw new ReleaseError(
    `the preview ${name} shows ${release.changed.join(', ')}, by ${release.by}, until ${until}`,
    { hint: `give another name, or end it: pnpm release preview end ${name}` },
  )
}

export async function endPreview(request: ReleaseRequest, name: string): Promise<Preview> {
  const { store, channel, signers = [] } = request
  const live = await requireLive(store, channel)
  const shown = await requirePreview(request, live, name)
  refuseUnallowed(live, shown.release.changed, signers)
  const { signature: _, sha256: __, ...preview } = shown
  return append(request, live, { ...preview, until: new Date().toISOString() })
}

/** The one of this name that is shown. */
export async function requirePreview(
  { store, channel }: Pick<ReleaseRequest, 'store' | 'channel'>,
  live: Release,
  name: string,
): Promise<Preview> {
  const found = await findPreview(store, live, name)
  if (found && !hasEnded(found)) return found
  throw new ReleaseError(
    found ? `the preview ${name} ended at ${found.until}` : `channel ${channel} has no preview ${name}`,
    { hint: "'pnpm release preview list' lists them" },
  )
}

/** Those that are shown, by name, and what is wrong with others. */
export async function listPreviews({
  store,
  channel,
}: Pick<ReleaseRequest, 'store' | 'channel'>): Promise<{ previews: Preview[]; problems: string[] }> {
  const names = (await previewNames(store, channel)).sort()
  if (names.length === 0) return { previews: [], problems: [] }
  const live = await requireLive(store, channel)
  const found = await mapConcurrently(filesAtOnce, names, (name) =>
    findPreview(store, live, name).catch((error) => {
      if (error instanceof ReleaseError) return error.message
      throw error
    }),
  )
  return {
    previews: found.filter((one) => typeof one === 'object').filter((one) => !hasEnded(one)),
    problems: found.filter((one) => typeof one === 'string'),
  }
}

async function append(
  { store, channel, signers = [] }: ReleaseRequest,
  live: Release,
  preview: Preview,
): Promise<Preview> {
  for (;;) {
    const number = (await lastNumber(store, keys.previewsNamed(channel, preview.name))) + 1
    const record = await signPreview(store, live, { ...preview, number }, signers)
    const text = sealed(JSON.stringify(record))
    if (await store.putIfAbsent(keys.preview(channel, preview.name, number), text)) return record
  }
}
