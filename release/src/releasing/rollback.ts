import { checkArtifact, findArtifact, readArtifact, wholeVersion } from '../artifacts/artifacts.ts'
import { ReleaseError } from '../errors.ts'
import { checkPartName, shortened } from '../names.ts'
import {
  type PartState,
  type Release,
  readRelease,
  requireLive,
  requirePart,
  takenBackFor,
  withAncestors,
} from '../records/releases.ts'
import { routesOf } from '../routes/routes-of.ts'
import type { Store } from '../store/store.ts'
import { apply, type ReleaseRequest } from './apply.ts'
import type { Plan } from './plan.ts'

/** Takes one part back to the version that the live one replaced, or to an older one. Every other part stays. */
export async function rollback(request: ReleaseRequest & { part: string; to?: string }): Promise<Plan> {
  const { store, channel, to, by, why } = request
  const part = checkPartName(request.part)
  const wanted = to && (await wholeVersion(store, part, to))
  return apply(request, [part], async (base) => {
    const live = base ?? (await requireLive(store, channel))
    const then = await earlier(store, live, part, wanted)
    const { composition: _, ...state } = requirePart(then, part)
    const taken = {
      ...state,
      by,
      why,
      since: new Date().toISOString(),
      takenBack: takenBackFor(requirePart(live, part), state.version),
    }
    const parts = Object.assign({}, live.parts, { [part]: taken }) // a spread takes four times as long for 1,000
    const stoodWith =
      part === 'shell' ? (other: string) => versionsWith(request, live, state.version, other) : undefined
    return { action: 'rollback', parts, settings: live.settings, stoodWith }
  })
}

/** What of a part was live with a shell, the newest first, without versions that were taken back since. */
async function* versionsWith(
  { store, by, why }: ReleaseRequest,
  live: Release,
  shell: string,
  part: string,
): AsyncGenerator<PartState> {
  const { version: now, takenBack = [] } = requirePart(live, part)
  const passed = new Set([now, ...takenBack])
  for await (const { parts } of withAncestors(store, live)) {
    const then = parts[part]
    if (!then || parts['shell']?.version !== shell || passed.has(then.version)) continue
    passed.add(then.version)
    if (!(await isWhole(store, part, then.version))) continue
    const { composition: _, fallback, takenBack: __, ...state } = then
    const since = new Date().toISOString()
    yield {
      ...state,
      by,
      why,
      since,
      ...(fallback && !takenBack.includes(fallback) && { fallback }),
      ...(takenBack.length > 0 && { takenBack }),
    }
  }
}

async function isWhole(store: Store, part: string, version: string): Promise<boolean> {
  try {
    await checkArtifact(store, await readArtifact(store, part, version))
    return true
  } catch (error) {
    if (error instanceof ReleaseError) return false
    throw error
  }
}

/** The release before the one in which the part's live version was deployed; with `to`, further back. */
async function earlier(store: Store, base: Release, part: string, to: string | undefined): Promise<Release> {
  let state = requirePart(base, part)
  const passed: string[] = []
  while (state.previous) {
    const release = await readRelease(store, base.channel, state.previous.release)
    const before = release.parts[part]
    if (!before)
      throw new ReleaseError(`release ${release.number}, to which ${part} goes back, does not have it`, {
        hint: "a release record is damaged: restore 'releases' from a copy of the store",
      })
    state = before
    if (!to || state.version === to) return release
    passed.push(state.version)
  }
  const live = `${part}@${shortened(base.parts[part]?.version ?? '')}`
  if (!to)
    throw new ReleaseError(`${live} has no previous version to go back to`, {
      hint: (await cameWithShell(store, base, part))
        ? `the shell before has no route to it: 'pnpm release rollback shell' takes its pages away`
        : `it is the first one deployed; 'pnpm release history ${part}' shows what was live`,
    })
  throw new ReleaseError(`${part}@${shortened(to)} is not among the versions that ${live} goes back to`, {
    hint: `${passed.length ? `those are ${passed.map(shortened).join(', ')}; ` : ''}another version is deployed, not rolled back to`,
  })
}

/** Whether the shell that was live before this one knows nothing of a part. */
async function cameWithShell(store: Store, base: Release, part: string): Promise<boolean> {
  const before = base.parts['shell']?.previous
  if (!before) return false
  const shell = await findArtifact(store, 'shell', before.version)
  return shell?.kind === 'shell' && routesOf(shell, part).length === 0
}
