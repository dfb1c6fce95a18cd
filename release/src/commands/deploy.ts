import type { Site } from '@bridge/shared/contract'
import { apply, type Order } from '../apply.ts'
import { newestVersion, readArtifact, wholeVersion } from '../artifacts.ts'
import { ownEndpoint } from '../collect/own-endpoint.ts'
import { ReleaseError } from '../errors.ts'
import { checkPartName, checkVersion } from '../names.ts'
import type { Plan } from '../plan.ts'
import type { PartState, Release } from '../releases.ts'

/** `mf-legal`, or `mf-legal@1.0.0-abc`. */
export type Target = string

/** Puts versions of parts live, all in one release. Without a version, the one published last. */
export async function deploy(
  order: Order & { targets: readonly Target[]; settings?: Partial<Site> },
): Promise<Plan> {
  const versions = new Map<string, string>()
  for (const target of order.targets) {
    const [name, ...version] = target.split('@') as [string, ...string[]]
    checkPartName(name)
    if (versions.has(name)) throw new ReleaseError(`${name} is named twice`, { hint: 'name each part once' })
    versions.set(
      name,
      version.length
        ? await wholeVersion(order.store, name, checkVersion(version.join('@')))
        : await newestVersion(order.store, name),
    )
    await readArtifact(order.store, name, versions.get(name) as string)
  }
  if (versions.size === 0)
    throw new ReleaseError('nothing to deploy', {
      hint: 'name one or more parts: pnpm release deploy mf-legal --why TEXT',
    })

  return apply(order, [...versions.keys()], async (base) => {
    const parts: Record<string, PartState> = Object.assign({}, base?.parts)
    for (const [name, version] of versions) parts[name] = replace(order, base, name, version)
    const settings = base?.settings ?? { ...defaultSettings, ...order.settings }
    return { action: 'deploy', parts, settings }
  })
}

export const defaultSettings: Site = { origin: 'http://localhost:4173', formEndpoint: ownEndpoint }

function replace({ by, why }: Order, base: Release | undefined, name: string, version: string): PartState {
  const live = base?.parts[name]
  if (live?.version === version)
    throw new ReleaseError(`${name}@${version} is live already, since ${live.since} by ${live.by}`, {
      hint: 'nothing to deploy; publish a new build, or name another version',
    })
  const since = new Date().toISOString()
  if (!live || !base) return { version, by, since, why }
  const previous = {
    version: live.version,
    release: base.number,
    ...(live.fallback && { fallback: live.fallback }),
  }
  return { version, by, since, why, previous, ...(name !== 'shell' && { fallback: live.version }) }
}
