import { randomBytes } from 'node:crypto'
import { ReleaseError } from '../errors.ts'
import { checkPartName } from '../names.ts'
import { type PartState, type Release, requireLive } from '../records/releases.ts'
import type { Shared } from '../records/shared.ts'
import { takenBackFor } from '../records/taken-back.ts'
import { alreadyShared, nameOfShared, refuseOther } from './already-shared.ts'
import { apply, type DesiredFrom, type ReleaseRequest } from './apply.ts'
import type { Chosen } from './choose-versions.ts'
import { replaced } from './deploy.ts'
import type { Plan } from './plan.ts'

/** Makes a version live for a share of visitors; all others keep the live one. */
export function shareVersion(
  request: ReleaseRequest,
  chosen: readonly Chosen[],
  percent: number,
): Promise<Plan> {
  const [{ name, version, from }, ...more] = chosen as [Chosen, ...Chosen[]]
  if (more.length > 0)
    throw new ReleaseError('only one part at a time can be shared', {
      hint: `deploy ${more.map((one) => one.name).join(' ')} without --share, before or after`,
    })
  if (name === 'shell')
    throw new ReleaseError('the shell cannot be shared: it is in the pages of every part', {
      hint: "'pnpm release preview shell' shows it to those who have the link",
    })
  const salt = randomBytes(8).toString('hex')
  const desiredFrom: DesiredFrom = async (base) => {
    const live = base ?? (await requireLive(request.store, request.channel))
    if (live.shared) throw alreadyShared(live.shared, 'share another version')
    if (!live.parts[name])
      throw new ReleaseError(`${name} is not live yet, so the other visitors would get nothing`, {
        hint: `deploy it without --share; live parts: ${Object.keys(live.parts).join(', ')}`,
      })
    const state = replaced(request, live, name, version)
    const { by, why } = request
    const shared = { part: name, percent, salt, by, since: state.since, why, state }
    return { action: 'deploy', parts: live.parts, settings: live.settings, shared }
  }
  return apply(request, [name], desiredFrom, from)
}

interface OfPart extends ReleaseRequest {
  readonly part: string
  /** The share as last seen: the request is refused if another release has changed it. */
  readonly only?: Shared | undefined
}

/** Gives the shared version to more visitors, or to fewer. */
export function changeShare({ percent, ...request }: OfPart & { percent: number }): Promise<Plan> {
  return withShared(request, (live, shared) => {
    if (shared.percent === percent)
      throw new ReleaseError(`${percent}% of visitors already get ${nameOfShared(shared)}`, {
        hint: `set by ${shared.by} at ${shared.since}: ${shared.why}`,
      })
    const { by, why } = request
    const changed = { ...shared, percent, by, since: new Date().toISOString(), why }
    return { action: 'deploy', parts: live.parts, settings: live.settings, shared: changed }
  })
}

/** Gives the shared version to all visitors. It has passed the gate, and its pages are composed. */
export function promote(request: OfPart): Promise<Plan> {
  return withShared(request, (live, { part, state: { composition: _, ...state } }) => {
    const { by, why } = request
    const promoted = { ...state, by, since: new Date().toISOString(), why }
    return {
      action: 'deploy',
      isComposed: true,
      parts: Object.assign({}, live.parts, { [part]: promoted }),
      settings: live.settings,
      shared: undefined,
    }
  })
}

type Desired = Awaited<ReturnType<DesiredFrom>>

async function withShared(
  request: OfPart,
  desired: (live: Release, shared: Shared) => Desired,
): Promise<Plan> {
  const part = checkPartName(request.part)
  return apply(request, [part], async (base) => {
    const live = base ?? (await requireLive(request.store, request.channel))
    refuseOther(live, request.only)
    if (live.shared?.part === part) return desired(live, live.shared)
    const hint = live.shared
      ? `the version that is shared is ${nameOfShared(live.shared)}`
      : `'pnpm release deploy ${part} --share 5% --why TEXT' shares the version published last`
    throw new ReleaseError(`no version of ${part} is shared`, { hint })
  })
}

/** Rolling back while a version is shared withdraws that version, and leaves the live one as it is. */
export function takenAway(live: Release, { part, state: { version } }: Shared): Desired {
  const state = live.parts[part] as PartState
  const takenBack = takenBackFor({ ...state, version }, state.version)
  return {
    action: 'rollback',
    parts: Object.assign({}, live.parts, { [part]: { ...state, takenBack } }),
    settings: live.settings,
    shared: undefined,
  }
}
