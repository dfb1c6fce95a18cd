import { intactOf, publications } from '../artifacts/publications.ts'
import { orDamage } from '../errors.ts'
import { checkPartName } from '../names.ts'
import { requireLive } from '../records/releases.ts'
import { statesOf } from '../records/shared.ts'
import { keys } from '../store/keys.ts'
import type { Store } from '../store/store.ts'
import type { Published } from './answers.ts'

/** Maximum number of versions shown per part. */
const most = 20

/** A part's published versions that no visitor gets now, newest first. */
export async function publishedOf(store: Store, channel: string, part: string): Promise<Published[]> {
  const live = await requireLive(store, channel)
  const served = new Set(statesOf(live).flatMap(([name, { version }]) => (name === part ? [version] : [])))
  const takenBack = live.parts[part]?.takenBack ?? []
  const found = new Map<string, Published>()
  const all = await publications(store, checkPartName(part))
  for (const { version, by, when } of intactOf(all, `the board lists the other versions of ${part}`)) {
    if (found.size === most) break
    if (served.has(version) || found.has(version)) continue
    found.set(version, { version, by, when, wasTakenBack: takenBack.includes(version), isGone: false })
  }
  return Promise.all(
    [...found.values()].map(async (one) => ({
      ...one,
      isGone: (await orDamage(store.get(keys.artifact(part, one.version)))) === undefined,
    })),
  )
}
