import type { RemoteArtifact, ShellArtifact } from '@bridge/shared/artifact'
import type { Site } from '@bridge/shared/contract'
import { Artifacts } from './artifact-reader.ts'
import { checkArtifact } from './artifacts.ts'
import { compose, nameOf } from './compose/compose.ts'
import { checkComposition, compositionKey, type Inputs } from './compose/composition.ts'
import { routesOf } from './compose/routes-of.ts'
import { ReleaseError } from './errors.ts'
import { checkContract, checkRoutes } from './gate.ts'
import { shortened } from './names.ts'
import { oneLine } from './print.ts'
import { nextRelease, type PartState, type Release } from './releases.ts'
import type { Store } from './store/store.ts'

/** What shall be live next: the parts without their compositions, and the settings. */
export interface Intent {
  readonly action: Release['action']
  readonly channel: string
  readonly changed: readonly string[]
  readonly parts: Readonly<Record<string, PartState>>
  readonly settings: Site
  /**
   * For what is taken back: the parts as they stood with it. A part that cannot be shown with it any more goes back as
   * well, as nobody else's pages may keep a broken shell live.
   */
  readonly stoodWith?: Readonly<Record<string, PartState>> | undefined
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
  /** What the release engineer should know, one line each. */
  readonly warnings: readonly string[]
}

/**
 * Takes an intent through the gate and composes what it needs. Everything that the release will name is in the store
 * afterwards; nothing of it is live.
 */
export async function plan(store: Store, base: Release | undefined, intent: Intent): Promise<Plan> {
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
  const changed = [...intent.changed]
  const goBack = (name: string, then: PartState, why: string) => {
    parts[name] = then
    changed.push(name)
    warnings.push(
      `${name} goes back to ${shortened(then.version)} as well, which was live with this shell: ${oneLine(why)}`,
    )
  }
  for (const name of affected)
    try {
      const state = intent.parts[name] as PartState
      candidates.set(name, await candidate(artifacts, shell, state, name, withPrevious))
    } catch (error) {
      const then = error instanceof ReleaseError && (await asItStood(store, intent, name))
      if (!then) throw error
      goBack(name, then, error.message)
    }
  const inputs = (version: Version): Inputs => ({ shell, site: intent.settings, ...version })
  const outcome = await compose(
    store,
    (failed) => [...candidates.values()].flatMap((part) => versionsOf(part, failed).map(inputs)),
    intent.renderLimit,
  )

  for (const [name, part] of candidates) {
    const [live] = versionsOf(part, outcome.failures) as [Version]
    const composition = outcome.refs.get(compositionKey(inputs(live)))
    if (!composition) {
      const why = oneLine(outcome.failures.get(nameOf(live.remote)) ?? '')
      const then = await asItStood(store, intent, name)
      if (!then)
        throw new ReleaseError(`${nameOf(live.remote)} is refused: ${why}`, {
          hint: intent.changed.includes(name)
            ? 'mend it and publish a new build; nothing has changed'
            : `roll it back first: pnpm release rollback ${name}; nothing has changed`,
        })
      goBack(name, then, why)
      continue
    }
    const { deadLinks: [dead, ...more] = [] } = await checkComposition(store, composition)
    const isChosen = intent.action === 'deploy' && intent.changed.includes(name)
    if (dead && isChosen) throw refusedFor(live.remote, dead, more.length)
    if (dead) warnings.push(`${nameOf(live.remote)}: ${oneLine(dead)}${andMore(more.length)}`)
    const { fallback, ...state } = parts[name] as PartState
    parts[name] = { ...state, ...(live.fallback && { fallback: live.fallback.version }), composition }
    if (fallback && !live.fallback)
      warnings.push(
        `${name}@${fallback} is no fallback any more: ${part.refused ?? outcome.failures.get(`${name}@${fallback}`)}`,
      )
  }
  for (const name of retired) {
    const { composition, ...state } = parts[name] as PartState
    parts[name] = state // it stays known: taking the shell back brings its pages back
    if (composition)
      warnings.push(
        `${name} has no pages any more: ${nameOf(shell)} has no route to it; a shell with its routes brings them back: pnpm release deploy shell@VERSION`,
      )
  }
  const release = nextRelease(base, { ...intent, changed, parts })
  return { release, recomposed: affected, composed: outcome.composed, warnings }
}

/** `undefined` for a part that was not live then, or whose pages of then are not whole. */
async function asItStood(store: Store, intent: Intent, name: string): Promise<PartState | undefined> {
  const then = intent.stoodWith?.[name]
  if (!then?.composition || intent.changed.includes(name)) return
  const isWhole = await checkComposition(store, then.composition).then(
    () => true,
    () => false,
  )
  if (!isWhole) return
  const { version, takenBack = [] } = intent.parts[name] as PartState
  const { by, why } = intent
  return {
    ...then,
    by,
    why,
    since: new Date().toISOString(),
    takenBack: [version, ...takenBack].slice(0, 20),
  }
}

const andMore = (count: number): string => (count > 0 ? `, and ${count} more` : '')

/** What is taken back, or made anew with another shell, must never be stopped by a link. */
const refusedFor = (remote: RemoteArtifact, dead: string, more: number): ReleaseError =>
  new ReleaseError(`${nameOf(remote)} is refused: ${oneLine(dead)}${andMore(more)}`, {
    hint: 'mend the link, or deploy the part that it leads to first; nothing has changed',
  })

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
function versionsOf({ live, previous }: Candidate, failed: ReadonlyMap<string, string>): Version[] {
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
