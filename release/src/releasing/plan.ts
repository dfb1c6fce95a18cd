import { setTimeout } from 'node:timers/promises'
import type { Artifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { Artifacts } from '../artifacts/artifact-reader.ts'
import { checkArtifact } from '../artifacts/artifacts.ts'
import { howToList, ListedModules } from '../artifacts/listed-modules.ts'
import { findCompositions, renderVersions, writeCompositions } from '../compose/compose.ts'
import type { Differences } from '../differences/release-differences.ts'
import { DamagedError, RefusedError, ReleaseError, refusedFor } from '../errors.ts'
import { checkRoutes } from '../gate/check-artifact.ts'
import { checkLinks } from '../gate/check-links.ts'
import { nameOf, shortened } from '../names.ts'
import { complain, oneLine } from '../print.ts'
import { compositionKey, type Inputs } from '../records/composition.ts'
import { groundChanged } from '../records/ground-changed.ts'
import { nextRelease } from '../records/next-release.ts'
import type { OpenedIn, PartState, Release } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import type { Signer } from '../signing/key-pair.ts'
import type { Store } from '../store/store.ts'
import { affectedParts } from './affected-parts.ts'
import {
  type Candidate,
  readCandidate,
  type Version,
  versionsOf,
  versionsToRender,
  withoutFailed,
} from './candidates.ts'
import { EarlierVersions, type VersionsDown } from './earlier-versions.ts'
import { notRendered } from './not-rendered.ts'

/** What should be live next: the parts without their compositions, and the settings. */
export interface DesiredState {
  readonly action: Release['action']
  readonly channel: string
  readonly changed: readonly string[]
  readonly parts: Readonly<Record<string, PartState>>
  readonly settings: Site
  /** The version that a share of the visitors get; both sides must pass the gate (both-sides.ts). */
  readonly shared: Shared | undefined
  /** Set if the changed pages passed the gate earlier. They are in the store, unless something has removed them. */
  readonly isComposed?: true
  /**
   * For a rollback of the shell: a part's versions that were live with the restored shell, newest first. A part
   * that can no longer be shown with that shell, or not within a minute, is rolled back too: no remote may keep a
   * broken shell live.
   */
  readonly stoodWith?: VersionsDown | undefined
  /** What becomes of such a part if none of these versions can be shown either. */
  readonly lastResort?: ((part: string) => Promise<PartState>) | undefined
  /** Parts that are not composed: they keep the pages that their states name, if any. */
  readonly asTheyAre?: readonly string[]
  readonly by: string
  readonly why: string
  /** For a trial with the shell of an open tab: links in that tab lead to the live site, not to this state. */
  readonly linksToLive?: boolean | undefined
  /** Time limit for rendering one page, in ms. */
  readonly renderLimit?: number | undefined
  /** The signers of compositions, if the channel has keys. */
  readonly signers: readonly Signer[]
}

export interface Plan {
  readonly release: Release
  /** Parts whose pages this release changes. */
  readonly recomposed: readonly string[]
  /** Number of compositions that were not in the store yet. */
  readonly composed: number
  /** How the pages were opened in a browser. */
  readonly opened?: OpenedIn | undefined
  /** What the release engineer should know, one line each. */
  readonly warnings: readonly string[]
  /** What would change for visitors. Set only by dry runs and previews. */
  readonly differences?: Differences
}

/**
 * Takes a desired state through the gate and composes what it needs. Afterwards the store holds everything
 * that the release will name, and none of it is live yet.
 */
export async function plan(store: Store, base: Release | undefined, desired: DesiredState): Promise<Plan> {
  const gone: string[] = []
  const retried = new Set<string>()
  const earlier = desired.stoodWith && new EarlierVersions(desired.stoodWith, desired.renderLimit)
  let asked = desired
  for (;;) {
    const begun = performance.now()
    try {
      const planned = await planVersions(store, base, asked)
      return { ...planned, warnings: [...gone, ...planned.warnings] }
    } catch (error) {
      if (!(error instanceof RefusedError) || desired.changed.includes(error.part)) throw error
      const { part, message } = error
      earlier?.spend(part, performance.now() - begun)
      if (earlier && error.mayPass && !retried.has(part)) {
        complain(`note: retrying once before rolling back ${part} too: ${oneLine(message)}`)
        if (retried.size === 0) await setTimeout(5000) // an outage may be over by then
        retried.add(part)
        continue
      }
      const then = await earlier?.next(part)
      const last = then ? undefined : await desired.lastResort?.(part)
      const state = then ?? last
      if (!state || asked.asTheyAre?.includes(part)) throw error
      gone.push(`${last ? lastResortFor(part, last) : returnedTo(base, part, state)}: ${oneLine(message)}`)
      const parts = Object.assign({}, asked.parts, { [part]: state })
      const asTheyAre = [...(asked.asTheyAre ?? []), ...(last ? [part] : [])]
      asked = { ...asked, parts, asTheyAre, changed: [...new Set([...asked.changed, part])] }
    }
  }
}

async function planVersions(store: Store, base: Release | undefined, desired: DesiredState): Promise<Plan> {
  const artifacts = new Artifacts(store)
  const shell = await artifacts.shell(requireShell(desired).version)
  checkRoutes(shell, Object.keys(desired.parts))
  const { asTheyAre = [] } = desired
  for (const name of desired.changed.filter((one) => !asTheyAre.includes(one)))
    await checkFiles(store, await artifacts.get(name, stateOf(desired, name).version), desired)

  const { recomposed: affected, retired } = affectedParts(shell, base, desired)
  const recomposed = affected.filter((name) => !asTheyAre.includes(name))
  // A rollback needs no rendering: what becomes the previous version was composed when it was deployed.
  const withPrevious = groundChanged(base, desired) || desired.action !== 'rollback'
  const patience = { page: desired.renderLimit, isUrgent: desired.stoodWith !== undefined }
  const candidates: Candidate[] = []
  const how = { withPrevious, isUrgent: desired.action === 'rollback' }
  for (const name of recomposed)
    candidates.push(await readCandidate(artifacts, shell, name, stateOf(desired, name), how))

  const ground = { shell, site: desired.settings }
  const inputs = (version: Version): Inputs => ({ ...ground, ...version })
  const composers = { list: base?.keys, signers: desired.signers }
  const known = await findCompositions(store, candidates.flatMap(versionsOf).map(inputs), composers)
  const isComposed = (version: Version) => known.has(compositionKey(inputs(version)))
  const toRender = versionsToRender(candidates, isComposed)
  const { pages, failures } = await renderVersions(store, ground, toRender, patience)

  const chosen = candidates.map((candidate) => withoutFailed(candidate, failures))
  const wanted = chosen.flatMap(versionsOf).map(inputs)
  const { refs, composed } = await writeCompositions(store, wanted, known, pages, composers, patience)

  const parts: Record<string, PartState> = Object.assign({}, desired.parts)
  const warnings: string[] = []
  for (const { live, refused } of chosen) {
    const { remote, fallback } = live
    const composition = refs.get(compositionKey(inputs(live)))
    if (composition instanceof DamagedError) throw refusedFor(remote.name, composition)
    if (composition instanceof ReleaseError) throw composition
    if (!composition) throw notRendered(desired.changed, shell, remote, failures.get(nameOf(remote)))
    const { fallback: before, ...state } = stateOf(desired, remote.name)
    parts[remote.name] = { ...state, ...(fallback && { fallback: fallback.version }), composition }
    if (before && !fallback) warnings.push(`${remote.name}@${before} is no longer a fallback: ${refused}`)
  }
  if (!desired.linksToLive) warnings.push(...(await checkLinks(store, shell, parts, desired, recomposed)))
  for (const name of retired) {
    const { composition, ...state } = stateOf(desired, name)
    parts[name] = state // kept in the record, so that rolling back the shell restores its pages
    if (composition) warnings.push(noPagesLeft(name, shell))
  }
  return { release: nextRelease(base, { ...desired, parts }), recomposed, composed, warnings }
}

/** A version that predates the rule about modules can still be rolled back to. */
async function checkFiles(store: Store, artifact: Artifact, { action }: DesiredState): Promise<void> {
  if (action === 'rollback') return checkArtifact(store, artifact)
  const modules = await ListedModules.of(artifact)
  await checkArtifact(store, artifact, modules.look)
  const problem = modules.problem()
  if (problem)
    throw new RefusedError(artifact.name, `${nameOf(artifact)} is refused: ${problem}`, {
      hint: howToList,
    })
}

function requireShell({ parts: { shell } }: DesiredState): PartState {
  if (shell) return shell
  throw new ReleaseError('the first release must include the shell', {
    hint: 'name the shell and every remote: pnpm release deploy shell mf-marketing … --why TEXT',
  })
}

const stateOf = ({ parts }: DesiredState, name: string): PartState => parts[name] as PartState

function returnedTo(base: Release | undefined, part: string, { version }: PartState): string {
  const wasWithdrawn = base?.parts[part]?.takenBack?.includes(version)
  const although = wasWithdrawn ? ' although it has been rolled back since, because nothing else is left' : ''
  return `${part} is rolled back too, to ${shortened(version)}, which was live with this shell${although}`
}

const lastResortFor = (part: string, { version, composition }: PartState): string =>
  composition
    ? `${part} is rolled back too, to ${shortened(version)} with the pages and settings that it had with this shell`
    : `${part} has no pages for now`

const noPagesLeft = (name: string, shell: ShellArtifact): string =>
  `${name} no longer has pages: ${nameOf(shell)} has no route to it; a shell with its routes restores them: pnpm release deploy shell@VERSION`
