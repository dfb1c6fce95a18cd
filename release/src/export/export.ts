import path from 'node:path'
import { ownEvents } from '@bridge/shared/visit-report'
import { DamagedError, DeniedError, ReleaseError } from '../errors.ts'
import { oneLine } from '../print.ts'
import { liveRelease, type Release, requireLive } from '../records/releases.ts'
import { defaultSettings } from '../releasing/deploy.ts'
import { type NewestSite, newestSite } from '../serve/newest-site.ts'
import type { Store } from '../store/store.ts'
import { claimFolder, refuseOthers } from './claim-folder.ts'
import { rememberExport } from './exported-to.ts'
import { fromEarlier } from './from-earlier.ts'
import { LostFiles } from './lost-files.ts'
import { putParts } from './parts.ts'
import { pruneTrees } from './prune-trees.ts'
import { putSplit, reloadIsTold } from './put-split.ts'
import { sideOf, splitClients } from './split-clients.ts'
import { endSharesBut, shownIn, switchTo, writeTree } from './tree.ts'

export interface ExportOptions {
  readonly store: Store
  readonly channel: string
  readonly folder: string
}

export interface Exported {
  readonly release: number
  /** Whether nginx must be reloaded, because share.conf has changed. */
  readonly mustReload: boolean
  /** What differs from the release as recorded, one sentence each. */
  readonly notes: readonly string[]
  /** Whether visitors miss something that the store has lost, or get an earlier version because of that. */
  readonly isIncomplete: boolean
}

/**
 * Writes the live release as a static tree for nginx (nginx/bridge.conf), or one for each side of a share: new files
 * first, then one rename makes a tree live. A release that lands during an export is exported too, so the last export
 * to finish leaves the newest release live.
 */
export async function exportTree({ store, channel, folder }: ExportOptions): Promise<Exported> {
  const root = path.resolve(folder)
  await refuseOthers(root, channel)
  const known = fromEarlier(store, root)
  let mustReload = false
  for (let live = await requireLive(store, channel); ; ) {
    const { site, record, notes, isHeld } = await asServed(known, live, root)
    checkEndpoints(site.release)
    const lost = new LostFiles()
    const isShown = await writing(root, async () => {
      await claimFolder(root, channel)
      const side = site.release.shared && sideOf(site.release.shared.salt)
      await putParts(known, site, root, lost)
      for (;;) {
        const tree = await writeTree(known, site, root, lost)
        const ofShare = site.shared && (await writeTree(known, site.shared, root, lost))
        if ((await liveRelease(store, channel))?.number !== live.number) return false // superseded
        if ((await shownIn(root)) > record.number) return false // by another export: this listing lags behind
        if (ofShare && !(await switchTo(root, ofShare, side))) continue
        if (await switchTo(root, tree)) break
      }
      await endSharesBut(root, side)
      mustReload = (await putSplit(root, splitClients(site.release))) || mustReload
      await pruneTrees(root)
      return true
    })
    const latest = await liveRelease(store, channel)
    if (isShown && (!latest || latest.number === live.number)) {
      await rememberExport(store, channel, root)
      await writing(root, () => reloadIsTold(root))
      return {
        release: record.number,
        mustReload,
        notes: [...notes, ...lost.notes],
        isIncomplete: isHeld || lost.isIncomplete,
      }
    }
    live = latest ?? live
  }
}

/**
 * The live release as a freshly started server shows it: a part that an earlier release broke is shown as it was, and a
 * release that breaks its own part is skipped, unless that would roll the folder back.
 */
async function asServed(
  store: Store,
  { channel, number }: Release,
  root: string,
): Promise<Pick<NewestSite, 'site' | 'record'> & { notes: string[]; isHeld: boolean }> {
  const before = await shownIn(root) // read first: another export may show what is released meanwhile
  const { site, record, held, passedOver, isBehind } = await newestSite(store, channel)
  const isOlder = record.number < before
  // Otherwise, what was skipped may be noise.
  const isSkipped =
    passedOver !== undefined && (isBehind || passedOver instanceof DeniedError || !record.keys)
  const isHeld = held.length > 0 || isSkipped
  if (passedOver === undefined && isOlder) throw older(root, before, record)
  if (passedOver === undefined) return { site, record, notes: [...held], isHeld }
  if (!(passedOver instanceof DamagedError) || isOlder) throw passedOver
  const what = record.number < number ? `release ${number}` : 'a newer release'
  const notes = [`${what} is skipped: ${oneLine(passedOver.message)}`, ...held]
  return { site, record, notes, isHeld }
}

const older = (root: string, shown: number, { number }: Release): ReleaseError =>
  new ReleaseError(`${root} shows release ${shown}, but the newest that the store returns is ${number}`, {
    hint: 'try again; if the store has lost it, export to another folder, or make the next releases first',
  })

async function writing<T>(root: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
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
        hint: 'docs/observability says how a server receives them: EVENTS_ENDPOINT=https://… pnpm release settings --why TEXT',
      },
    )
}
