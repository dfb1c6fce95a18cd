import type { Site } from '@bridge/shared/contract'
import { ownEndpoint } from '../contact-form/own-endpoint.ts'
import { ReleaseError } from '../errors.ts'
import { shortened } from '../names.ts'
import type { PartState, Release } from '../records/releases.ts'
import { alreadyShared } from './already-shared.ts'
import { apply, type DesiredFrom, type ReleaseRequest } from './apply.ts'
import { type Chosen, chooseVersions, type Target } from './choose-versions.ts'
import type { Plan } from './plan.ts'
import { type SettingsChange, withChange } from './settings.ts'

/** Makes versions of parts live, all in one release. A target without a version means the one published last. */
export const deploy = async (
  request: ReleaseRequest & { targets: readonly Target[]; settings?: SettingsChange },
): Promise<Plan> =>
  deployVersions(request, await chooseVersions(request.store, request.channel, request.targets))

export function deployVersions(
  request: ReleaseRequest & { settings?: SettingsChange },
  chosen: readonly Chosen[],
): Promise<Plan> {
  const names = chosen.map(({ name }) => name)
  return apply(request, names, withVersions(request, chosen), chosen[0]?.from)
}

/** A release with these versions of parts, and everything else unchanged. */
export const withVersions =
  (
    request: ReleaseRequest & { settings?: SettingsChange },
    chosen: readonly Pick<Chosen, 'name' | 'version'>[],
  ): DesiredFrom =>
  async (base) => {
    const parts: Record<string, PartState> = Object.assign({}, base?.parts)
    const { shared } = base ?? {}
    if (shared && chosen.some(({ name }) => name === shared.part))
      throw alreadyShared(shared, 'deploy another version')
    for (const { name, version } of chosen) parts[name] = replaced(request, base, name, version)
    const settings = base?.settings ?? withChange(defaultSettings, request.settings ?? {})
    return { action: 'deploy', parts, settings, shared }
  }

export const defaultSettings: Site = { origin: 'http://localhost:4173', formEndpoint: ownEndpoint }

/** The state of a part once this version has replaced the live one. */
export function replaced(
  { by, why }: ReleaseRequest,
  base: Release | undefined,
  name: string,
  version: string,
): PartState {
  const live = base?.parts[name]
  if (live?.version === version)
    throw new ReleaseError(
      `${name}@${shortened(version)} is already live, released by ${live.by} at ${live.since}`,
      {
        hint: 'nothing to deploy; publish a new build, or name another version',
      },
    )
  const since = new Date().toISOString()
  if (!live || !base) return { version, by, since, why }
  const previous = {
    version: live.version,
    release: base.number,
    ...(live.fallback && { fallback: live.fallback }),
  }
  const takenBack = (live.takenBack ?? []).filter((other) => other !== version)
  return {
    version,
    by,
    since,
    why,
    previous,
    ...(takenBack.length > 0 && { takenBack }),
    ...(name !== 'shell' && { fallback: live.version }),
  }
}
