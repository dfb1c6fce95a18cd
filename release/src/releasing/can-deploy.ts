import { Artifacts } from '../artifacts/artifact-reader.ts'
import { ReleaseError } from '../errors.ts'
import { routesOf } from '../paths/routes-of.ts'
import { oneLine } from '../print.ts'
import { withAncestors } from '../records/ancestors.ts'
import { type Release, requireLive } from '../records/releases.ts'
import { withoutShare } from '../records/shared.ts'
import type { Store } from '../store/store.ts'
import { TrialStore } from '../store/trial-store.ts'
import { prepare, type ReleaseRequest } from './apply.ts'
import type { Chosen } from './choose-versions.ts'
import { withVersions } from './deploy.ts'
import type { Plan } from './plan.ts'

/** The gate's verdict on versions with one shell. */
export interface Verdict {
  readonly shell: string
  /** The newest release with this shell: the versions were tried on top of it. */
  readonly release: number
  readonly isLive: boolean
  /** Why the gate refuses them. */
  readonly problem?: string
  readonly hint?: string
  readonly warnings: readonly string[]
  readonly opened?: Plan['opened']
}

/**
 * Tries versions with the live shell, and with every other shell that was live in the last `tabs` ms and may still be
 * open in a tab. A shell without a route to any of the parts never loads them, and is left out. Links are checked with
 * the live shell only, because links in any tab lead to the live site. Changes nothing.
 */
export async function canDeploy(
  request: ReleaseRequest,
  chosen: readonly Chosen[],
  tabs: number,
): Promise<Verdict[]> {
  const live = await requireLive(request.store, request.channel)
  const bases = [live]
  // A version deployed with its own shell never loads into a tab that has another shell.
  if (!chosen.some(({ name }) => name === 'shell'))
    bases.push(...(await otherShells(request.store, live, Date.now() - tabs)))
  const verdicts: Verdict[] = []
  for (const base of bases) {
    const verdict = await tryOn(base, request, chosen, base === live)
    if (verdict) verdicts.push(verdict)
  }
  return verdicts
}

/** For each other shell that was live after a given time, the newest release with it. */
async function otherShells(store: Store, live: Release, since: number): Promise<Release[]> {
  const found = new Map<string, Release>([[shellOf(live), live]])
  for await (const release of withAncestors(store, live)) {
    if (!found.has(shellOf(release))) found.set(shellOf(release), release)
    if (Date.parse(release.when) < since) break
  }
  return [...found.values()].slice(1)
}

const shellOf = ({ parts }: Release): string => parts['shell']?.version ?? ''

async function tryOn(
  base: Release,
  request: ReleaseRequest,
  chosen: readonly Chosen[],
  isLive: boolean,
): Promise<Verdict | undefined> {
  const about = { shell: shellOf(base), release: base.number, isLive }
  const isNew = ({ name, version }: Chosen) => base.parts[name]?.version !== version
  const trial = { ...request, store: new TrialStore(request.store) }
  try {
    const shown = isLive ? chosen : await loadedBy(trial.store, about.shell, chosen)
    if (shown.length === 0) return undefined
    const tried = shown.filter(isNew)
    if (tried.length === 0) return { ...about, warnings: [] }
    const names = tried.map(({ name }) => name)
    const isWithShare = isLive && base.shared && !names.includes(base.shared.part)
    const ground = isWithShare ? base : withoutShare(base)
    const wanted = withVersions(trial, tried)
    const { warnings, opened } = await prepare(trial, ground, names, async (release) => ({
      ...(await wanted(release)),
      linksToLive: !isLive,
    }))
    return { ...about, warnings, opened }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const { message, hint } = error
    return { ...about, problem: oneLine(message), ...(hint && { hint }), warnings: [] }
  }
}

async function loadedBy(store: Store, version: string, chosen: readonly Chosen[]): Promise<Chosen[]> {
  const shell = await new Artifacts(store).shell(version)
  return chosen.filter(({ name }) => routesOf(shell, name).length > 0)
}
