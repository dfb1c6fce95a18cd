import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { releaseDifferences } from '../differences/release-differences.ts'
import { DamagedError, DeniedError, orDamage, ReleaseError } from '../errors.ts'
import { findPreview, previewNames, RefusedPreview } from '../previews/find-preview.ts'
import { hasEnded, type Preview } from '../records/preview.ts'
import { type Release, requireLive } from '../records/releases.ts'
import { withoutShare } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import { append } from '../store/numbered.ts'
import { Removals } from '../store/removal.ts'
import { sealed } from '../store/seal.ts'
import { signPreview } from '../trust/sign-preview.ts'
import { refuseUnallowed } from '../trust/sign-release.ts'
import { prepare, type ReleaseRequest } from './apply.ts'
import type { Chosen } from './choose-versions.ts'
import { withVersions } from './deploy.ts'
import { keepNamed } from './keep-named.ts'
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
 * Takes versions through the gate on top of what is live, and shows them under a name. Nothing goes live. A version
 * that is already live is accepted: a branch may leave a part unchanged.
 */
export async function makePreview(request: PreviewRequest, chosen: readonly Chosen[]): Promise<Previewed> {
  const { store, channel, signers = [] } = request
  const [live, removals] = await Promise.all([
    requireLive(store, channel),
    Removals.since(store, request.pruneStops),
  ])
  const changed = chosen.map((part) => part.name)
  refuseUnallowed(live, changed, signers)
  if (request.isPrivate && !live.keys)
    throw new ReleaseError('a private preview needs keys, which sign its links', {
      hint: 'docs/keys.md says how to turn them on; without --private, anyone who knows the address can see the preview',
    })
  await shownWith(request, live, changed)
  const news = chosen.filter((part) => live.parts[part.name]?.version !== part.version)
  const plan = await prepare(request, withoutShare(live), changed, withVersions(request, news))
  const preview = await add(request, live, request.name, async () => {
    const wanted = await asked(request, live, plan.release)
    do await keepNamed(store, removals, live, plan.release)
    while (!removals.isCurrent())
    return wanted
  })
  const differences = await releaseDifferences({ store, release: live }, { store, release: preview.release })
  return { preview, plan: { ...plan, differences } }
}

async function asked(request: PreviewRequest, live: Release, release: Release): Promise<Preview> {
  const { name, until } = request
  const shown = await shownWith(request, live, release.changed) // again, as another preview may have landed
  const begun = shown ? shown.begun : new Date().toISOString()
  const isPrivate = request.isPrivate || shown?.isPrivate // forgetting the flag must not make it public
  return {
    format: 1,
    name,
    number: 1,
    until: until.toISOString(),
    ...(begun && { begun }),
    ...(isPrivate && { isPrivate }),
    release,
  }
}

/**
 * What a new preview takes over from the active one of the same name. Throws if that one shows other parts: two teams
 * that happen to choose the same name must notice. A preview that has ended or is damaged does not count, except that a
 * private one stays private even after its key has been revoked, or if it is unknown what a damaged record said.
 */
async function shownWith(
  { store, name }: PreviewRequest,
  live: Release,
  changed: readonly string[],
): Promise<Pick<Preview, 'begun' | 'isPrivate'> | undefined> {
  const shown = await orDamage(findPreview(store, live, name))
  if (shown instanceof DeniedError) throw shown
  const mayBePrivate = shown instanceof RefusedPreview ? shown.preview.isPrivate : live.keys
  if (shown instanceof DamagedError)
    return mayBePrivate && { begun: new Date().toISOString(), isPrivate: true }
  if (!shown || hasEnded(shown)) return
  const { release, until } = shown
  if ([...release.changed].sort().join() === [...changed].sort().join()) return shown
  throw new ReleaseError(
    `the preview ${name} shows ${release.changed.join(', ')}, by ${release.by}, until ${until}`,
    { hint: `choose another name, or end that preview: pnpm release preview end ${name}` },
  )
}

/** Ends the preview on every machine, whatever its clock says. */
const longAgo = new Date(0).toISOString()

/** Also accepts a preview that has ended, because a pipeline may end one that has expired. */
export async function endPreview(request: ReleaseRequest, name: string): Promise<Preview> {
  const { store, channel, signers = [] } = request
  const live = await requireLive(store, channel)
  const shown = await findPreview(store, live, name)
  if (!shown) throw unknownPreview(channel, name)
  if (shown.until === longAgo) return shown
  refuseUnallowed(live, shown.release.changed, signers)
  const { signature: _, sha256: __, ...preview } = shown
  return add(request, live, name, async () => ({ ...preview, until: longAgo }))
}

/** The active preview of this name. */
export async function requirePreview(
  { store, channel }: Pick<ReleaseRequest, 'store' | 'channel'>,
  live: Release,
  name: string,
): Promise<Preview> {
  const found = await findPreview(store, live, name)
  if (found && !hasEnded(found)) return found
  throw found ? new ReleaseError(`the preview ${name} has ended`, { hint }) : unknownPreview(channel, name)
}

const hint = "'pnpm release preview list' shows the active ones"

const unknownPreview = (channel: string, name: string): ReleaseError =>
  new ReleaseError(`channel ${channel} has no preview ${name}`, { hint })

/** The active previews, by name, and what is wrong with the others. */
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

async function add(
  { store, channel, signers = [] }: ReleaseRequest,
  live: Release,
  name: string,
  preview: () => Promise<Preview>,
): Promise<Preview> {
  let record!: Preview
  await append(
    store,
    keys.previewsNamed(channel, name),
    (number) => keys.preview(channel, name, number),
    async (number) => {
      record = await signPreview(store, live, { ...(await preview()), number }, signers)
      return sealed(JSON.stringify(record))
    },
  )
  return record
}
