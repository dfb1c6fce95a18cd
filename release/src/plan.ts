import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { Artifacts } from './artifact-reader.ts'
import { checkArtifact } from './artifacts.ts'
import { compose, type Failures, nameOf } from './compose/compose.ts'
import { checkComposition, compositionKey, type Inputs, type OutwardLink } from './compose/composition.ts'
import { routesOf } from './compose/routes-of.ts'
import { RefusedError, ReleaseError } from './errors.ts'
import { checkContract, checkRoutes } from './gate.ts'
import { lostLinks } from './lost-links.ts'
import { shortened } from './names.ts'
import { complain, oneLine } from './print.ts'
import { andMore, notRendered, refusedForLink } from './refusals.ts'
import { nextRelease, type OpenedIn, type PartState, type Release } from './releases.ts'
import type { Store } from './store/store.ts'

/** What shall be live next: the parts without their compositions, and the settings. */
export interface Intent {
  readonly action: Release['action']
  readonly channel: string
  readonly changed: readonly string[]
  readonly parts: Readonly<Record<string, PartState>>
  readonly settings: Site
  /**
   * For a shell that is taken back: what of a part was live with it, the newest first. A part that cannot be shown with it
   * any more, or not within a minute, goes back as well, as nobody else's pages may keep a broken shell live.
   */
  readonly stoodWith?: ((part: string) => AsyncIterator<PartState>) | undefined
  readonly by: string
  readonly why: string
  /** How long one page may take to render, in ms. */
  readonly renderLimit?: number | undefined
}

export interface Plan {
  readonly release: Release
  /** Parts whose pages this release changes. */
  readonly recomposed: readonly string[]
  /** How many compositions were not in the store yet. */
  readonly composed: number
  /** How the pages were opened in a browser. */
  readonly opened?: OpenedIn | undefined
  /** What the release engineer should know, one line each. */
  readonly warnings: readonly string[]
}

/**
 * Takes an intent through the gate and composes what it needs. Everything that the release will name is in the store
 * afterwards; nothing of it is live.
 */
export async function plan(store: Store, base: Release | undefined, intent: Intent): Promise<Plan> {
  const gone: string[] = []
  const retried = new Set<string>()
  const earlier = new Map<string, AsyncIterator<PartState>>()
  let asked = intent
  for (;;)
    try {
      const planned = await planVersions(store, base, asked)
      return { ...planned, warnings: [...gone, ...planned.warnings] }
    } catch (error) {
      if (!(error instanceof RefusedError) || intent.changed.includes(error.part)) throw error
      const { part, message } = error
      if (intent.stoodWith && error.mayPass && !retried.has(part)) {
        retried.add(part)
        complain(`note: once more, or ${part} goes back as well: ${oneLine(message)}`)
        continue
      }
      const versions = earlier.get(part) ?? intent.stoodWith?.(part)
      const then = await versions?.next()
      if (!versions || !then || then.done) throw error
      earlier.set(part, versions)
      gone.push(
        `${part} goes back to ${shortened(then.value.version)} as well, which was live with this shell: ${oneLine(message)}`,
      )
      const parts = Object.assign({}, asked.parts, { [part]: then.value })
      asked = { ...asked, parts, changed: [...new Set([...asked.changed, part])] }
    }
}

async function planVersions(store: Store, base: Release | undefined, intent: Intent): Promise<Plan> {
  const artifacts = new Artifacts(store)
  const shellState = intent.parts['shell']
  if (!shellState)
    throw new ReleaseError('the first release needs the shell', {
      hint: 'name the shell and every remote: pnpm release deploy shell mf-marketing … --why TEXT',
    })
  const shell = await artifacts.shell(shellState.version)
  checkRoutes(shell, Object.keys(intent.parts))
  for (const name of intent.changed)
    await checkArtifact(store, await artifacts.get(name, (intent.parts[name] as PartState).version))

  const everywhere = groundChanged(base, intent)
  const remotes = Object.keys(intent.parts).filter((name) => name !== 'shell')
  const retired = remotes.filter(
    (name) => routesOf(shell, name).length === 0 && !intent.changed.includes(name),
  )
  const affected = remotes.filter(
    (name) => !retired.includes(name) && (everywhere || intent.changed.includes(name)),
  )
  const candidates = new Map<string, Candidate>()
  // A rollback renders nothing; what it leaves as the previous version has been composed in its own day.
  const withPrevious = everywhere || intent.action !== 'rollback'
  const parts: Record<string, PartState> = Object.assign({}, intent.parts)
  const warnings: string[] = []
  const leading: { remote: RemoteArtifact; outward: readonly OutwardLink[] }[] = []
  for (const name of affected) {
    const state = intent.parts[name] as PartState
    candidates.set(name, await candidate(artifacts, shell, state, name, withPrevious))
  }
  const inputs = (version: Version): Inputs => ({ shell, site: intent.settings, ...version })
  const outcome = await compose(
    store,
    (failed) => [...candidates.values()].flatMap((part) => versionsOf(part, failed).map(inputs)),
    { page: intent.renderLimit, isUrgent: intent.stoodWith !== undefined },
  )

  for (const [name, part] of candidates) {
    const [live] = versionsOf(part, outcome.failures) as [Version]
    const composition = outcome.refs.get(compositionKey(inputs(live)))
    if (!composition)
      throw notRendered(intent.changed, shell, live.remote, outcome.failures.get(nameOf(live.remote)))
    const { deadLinks: [dead, ...more] = [], outward = [] } = await checkComposition(store, composition)
    const isChosen = intent.action === 'deploy' && intent.changed.includes(name)
    if (dead && isChosen) throw refusedForLink(live.remote, dead, more.length)
    if (dead) warnings.push(`${nameOf(live.remote)}: ${oneLine(dead)}${andMore(more.length)}`)
    if (isChosen) leading.push({ remote: live.remote, outward })
    const { fallback, ...state } = parts[name] as PartState
    parts[name] = { ...state, ...(live.fallback && { fallback: live.fallback.version }), composition }
    if (fallback && !live.fallback)
      warnings.push(
        `${name}@${fallback} is no fallback any more: ${part.refused ?? outcome.failures.get(`${name}@${fallback}`)?.failure}`,
      )
  }
  for (const { remote, outward } of leading) {
    const [lost, ...more] = await lostLinks(store, outward, shell, parts)
    if (lost) throw refusedForLink(remote, lost, more.length)
  }
  for (const name of retired) {
    const { composition, ...state } = parts[name] as PartState
    parts[name] = state // it stays known: taking the shell back brings its pages back
    if (composition)
      warnings.push(
        `${name} has no pages any more: ${nameOf(shell)} has no route to it; a shell with its routes brings them back: pnpm release deploy shell@VERSION`,
      )
  }
  const release = nextRelease(base, { ...intent, parts })
  return { release, recomposed: affected, composed: outcome.composed, warnings }
}

/** What all pages are made with. */
export const groundChanged = (base: Release | undefined, { parts, settings }: Intent): boolean =>
  base?.parts['shell']?.version !== parts['shell']?.version ||
  JSON.stringify(base?.settings) !== JSON.stringify(settings)

interface Version {
  readonly remote: RemoteArtifact
  readonly fallback: RemoteArtifact | undefined
}

/** A part whose pages are to be composed. */
interface Candidate {
  readonly live: Version
  /** The version that it replaced, composed as well so that taking the live one back renders nothing. */
  readonly previous: Version | undefined
  /** Why the version to fail over to cannot be one with this shell. */
  readonly refused?: string
}

/** What there is to compose of a part, without versions that do not render. */
function versionsOf({ live, previous }: Candidate, failed: Failures): Version[] {
  const usable = (artifact: RemoteArtifact | undefined) => artifact && !failed.has(nameOf(artifact))
  const first = usable(live.fallback) ? live : { ...live, fallback: undefined }
  return previous && usable(previous.remote) ? [first, previous] : [first]
}

async function candidate(
  artifacts: Artifacts,
  shell: ShellArtifact,
  state: PartState,
  name: string,
  withPrevious: boolean,
): Promise<Candidate> {
  const remote = await artifacts.remote(name, state.version)
  checkContract(shell, remote)
  const fallback = await artifacts.fallback(shell, name, state.fallback)
  const live = { remote, fallback: fallback.artifact }
  if (!withPrevious || !state.previous || !fallback.artifact)
    return { live, previous: undefined, ...fallback }
  const before = await artifacts.fallback(shell, name, state.previous.fallback)
  return { live, previous: { remote: fallback.artifact, fallback: before.artifact }, ...fallback }
}
