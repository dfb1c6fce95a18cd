import path from 'node:path'
import { ownEvents } from '@bridge/shared/visit-report'
import { ReleaseError } from '../errors.ts'
import { liveRelease, type Release, requireLive } from '../records/releases.ts'
import { defaultSettings } from '../releasing/deploy.ts'
import { loadSite } from '../serve/live-site.ts'
import type { Store } from '../store/store.ts'
import { claimFolder } from './claim-folder.ts'
import { rememberExport } from './exported-to.ts'
import { fromEarlier } from './from-earlier.ts'
import { putParts } from './parts.ts'
import { putSplit, reloadIsTold } from './put-split.ts'
import { sideOf, splitClients } from './split-clients.ts'
import { endSharesBut, pruneTrees, switchTo, writeTree } from './tree.ts'

export interface ExportOptions {
  readonly store: Store
  readonly channel: string
  readonly folder: string
}

export interface Exported {
  readonly release: number
  /** Whether nginx must be reloaded, because the file by which it places visitors has changed. */
  readonly mustReload: boolean
}

/**
 * Writes the live release as a static tree for nginx (nginx/bridge.conf), or one for each side of a share: new files
 * first, then one rename puts a tree live. A release that lands during an export is exported too, so the last export
 * to end leaves the newest release live.
 */
export async function exportTree({ store, channel, folder }: ExportOptions): Promise<Exported> {
  const root = path.resolve(folder)
  let mustReload = false
  for (let release = await requireLive(store, channel); ; ) {
    checkEndpoints(release)
    const side = release.shared && sideOf(release.shared.salt)
    await writing(root, async () => {
      await claimFolder(root, channel)
      const known = fromEarlier(store, root)
      await putParts(known, release, root)
      const site = await loadSite(store, release)
      for (;;) {
        const tree = await writeTree(known, site, root)
        const ofShare = site.shared && (await writeTree(known, site.shared, root))
        if ((await liveRelease(store, channel))?.number !== release.number) return // superseded: exported next
        if (ofShare && !(await switchTo(root, ofShare, side))) continue
        if (await switchTo(root, tree)) break
      }
      await endSharesBut(root, side)
      mustReload = (await putSplit(root, splitClients(release))) || mustReload
      await pruneTrees(root)
    })
    const latest = await liveRelease(store, channel)
    if (!latest || latest.number === release.number) {
      await rememberExport(store, channel, root)
      await writing(root, () => reloadIsTold(root))
      return { release: release.number, mustReload }
    }
    release = latest
  }
}

async function writing(root: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new ReleaseError(`cannot write to ${root}: ${cause.message}`, {
      hint: 'the served tree is unchanged; fix the folder and export again',
      cause,
    })
  }
}

/** A static tree cannot accept posts. */
function checkEndpoints({ number, settings }: Release): void {
  if (settings.formEndpoint === defaultSettings.formEndpoint)
    throw new ReleaseError(
      `release ${number} has no FORM_ENDPOINT: a static tree cannot collect the form's messages`,
      { hint: 'set where they go: FORM_ENDPOINT=https://… pnpm release settings --why TEXT' },
    )
  if (settings.events?.endpoint === ownEvents)
    throw new ReleaseError(
      `release ${number} has ${ownEvents} as EVENTS_ENDPOINT: a static tree cannot receive events`,
      {
        hint: 'docs/observability says how a server takes them: EVENTS_ENDPOINT=https://… pnpm release settings --why TEXT',
      },
    )
}
