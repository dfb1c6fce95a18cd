import { findArtifact, wholeVersion } from '../artifacts/artifacts.ts'
import { DamagedError, DeniedError, RefusedError, ReleaseError } from '../errors.ts'
import { checkPartName, shortened } from '../names.ts'
import { routesOf } from '../paths/routes-of.ts'
import { type Release, readRelease, requireLive, requirePart } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { takenBackFor } from '../records/taken-back.ts'
import type { Store } from '../store/store.ts'
import { alreadyShared, refuseOther } from './already-shared.ts'
import { apply, type ReleaseRequest } from './apply.ts'
import { asShownWith } from './as-shown-with.ts'
import { type BegunRollback, refuseRepetition } from './begun-rollback.ts'
import type { Plan } from './plan.ts'
import { refuseSecondRollback } from './refuse-second-rollback.ts'
import { takenAway } from './share.ts'
import { versionsWith } from './versions-with.ts'

interface RollbackRequest extends ReleaseRequest {
  readonly part: string
  readonly to?: string
  /** Withdraws only this share. */
  readonly only?: Shared
  /** Where this machine records that the rollback has begun. */
  readonly begun?: BegunRollback
}

/** Rolls one part back to the version that the live one replaced, or to an older one. Other parts stay as they are. */
export async function rollback(request: RollbackRequest): Promise<Plan> {
  const { store, channel, to, by, why, begun, dryRun } = request
  const part = checkPartName(request.part)
  const interrupted = await begun?.read()
  const begin = async (from: string, to: string) => {
    if (!dryRun) await begun?.write({ from, to })
  }
  const wanted = to && (await wholeVersion(store, part, to))
  const planned = apply(request, [part], async (base) => {
    const live = base ?? (await requireLive(store, channel))
    refuseOther(live, request.only)
    if (interrupted && request.seen === undefined) refuseRepetition(interrupted, live, part)
    if (live.shared?.part === part) {
      if (wanted) throw alreadyShared(live.shared, `roll back to ${shortened(wanted)}`)
      await begin(live.shared.state.version, requirePart(live, part).version)
      return takenAway(live, live.shared)
    }
    if (!wanted && request.seen === undefined) await refuseSecondRollback(request, live, part)
    const then = await earlier(store, live, part, wanted)
    const { composition: _, fallback, ...state } = requirePart(then, part)
    const now = requirePart(live, part)
    await begin(now.version, state.version)
    const takenBack = takenBackFor(now, state.version)
    const taken = {
      ...state,
      ...(fallback && !takenBack.includes(fallback) && { fallback }),
      by,
      why,
      since: new Date().toISOString(),
      takenBack,
    }
    // With 1,000 parts, a spread takes four times as long.
    const parts = Object.assign({}, live.parts, { [part]: taken })
    const stoodWith =
      part === 'shell'
        ? (other: string, skip: () => number) => versionsWith(request, live, state.version, other, skip)
        : undefined
    const lastResort =
      part === 'shell' ? (other: string) => asShownWith(request, live, state.version, other) : undefined
    const { settings, shared } = live
    return { action: 'rollback', isComposed: true, parts, settings, shared, stoodWith, lastResort }
  })
  return planned.catch((error) => {
    throw part !== 'shell' && error instanceof RefusedError && error.part === part ? withShell(error) : error
  })
}

/** The version may need the shell with which it was live. */
function withShell(cause: RefusedError): RefusedError {
  const { part, message, mayPass, hint } = cause
  const together = `if ${part} and the shell were changed together: 'pnpm release rollback shell' rolls back both`
  return new RefusedError(part, message, {
    mayPass,
    cause,
    hint: hint ? `${together}; or ${hint}` : together,
  })
}

/**
 * The last release with the version that the part goes back to: its previous version, unless that was withdrawn, or
 * `to`.
 */
async function earlier(store: Store, base: Release, part: string, to: string | undefined): Promise<Release> {
  let state = requirePart(base, part)
  const withdrawn = [state.version, ...(state.takenBack ?? [])]
  const passed: string[] = []
  while (state.previous) {
    const { version, release: number } = state.previous
    const release = await readRelease(store, base.channel, number).catch((error) => {
      throw error instanceof DamagedError ? outOfReach(error, part, to ?? version) : error
    })
    const before = release.parts[part]
    if (!before)
      throw new ReleaseError(
        `release ${release.number}, to which ${part} would roll back, does not have it`,
        {
          hint: "a release record is damaged: restore 'releases' from a backup of the store",
        },
      )
    state = before
    if (to ? state.version === to : !withdrawn.includes(state.version)) return release
    passed.push(state.version)
  }
  const live = `${part}@${shortened(base.parts[part]?.version ?? '')}`
  if (!to && passed.length > 0)
    throw new ReleaseError(`${live} has no previous version left: all have been withdrawn`, {
      hint: `choose one with --to: ${passed.map(shortened).join(', ')}`,
    })
  if (!to)
    throw new ReleaseError(`${live} has no previous version to roll back to`, {
      hint: (await cameWithShell(store, base, part))
        ? `the previous shell has no route to it: 'pnpm release rollback shell' removes its pages`
        : `its record names none; if 'pnpm release history ${part}' lists others, deploy one of them by name`,
    })
  throw new ReleaseError(`${part}@${shortened(to)} is not among the versions that ${live} can roll back to`, {
    hint: `${passed.length ? `--to can be ${passed.map(shortened).join(', ')}; ` : ''}deploy any other version instead`,
  })
}

/** A release that holds the version cannot be read. The version itself may be intact. */
function outOfReach(cause: DamagedError, part: string, version: string): DamagedError {
  const remedy = cause instanceof DeniedError ? cause.hint : 'restore the record from a backup of the store'
  return new DamagedError(cause.message, {
    hint: `'pnpm release deploy ${part}@${shortened(version)} --why TEXT' releases that version without the record; ${remedy}`,
    cause,
  })
}

/** Whether the previous shell has no route to a part. */
async function cameWithShell(store: Store, base: Release, part: string): Promise<boolean> {
  const before = base.parts['shell']?.previous
  if (!before) return false
  const shell = await findArtifact(store, 'shell', before.version)
  return shell?.kind === 'shell' && routesOf(shell, part).length === 0
}
