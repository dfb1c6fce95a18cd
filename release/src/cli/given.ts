import { ReleaseError } from '../errors.ts'
import { type CheckInBrowser, checkInBrowser, skipBrowser } from '../gate/browser/check-in-browser.ts'
import { checkChannel } from '../names.ts'
import { checkReason } from '../releasing/check-reason.ts'
import { signersFrom } from '../signing/signer.ts'
import { openTrusted } from '../trust/open-trusted.ts'
import type { Flags } from './flags.ts'
import { whoami } from './identity.ts'

/** A release request from flags and environment. */
export function requestFrom(flags: Flags) {
  const { by = whoami(), why = '', 'dry-run': dryRun = false } = flags
  checkReason(why, by)
  return {
    store: openTrusted(),
    channel: channelOf(flags),
    by,
    why,
    dryRun,
    ...(flags.seen !== undefined && { seen: releaseFrom(flags.seen) }),
    signers: signersFrom(process.env['RELEASE_KEY']),
  }
}

function releaseFrom(seen: string): number {
  if (/^[1-9]\d{0,14}$/.test(seen)) return Number(seen)
  throw new ReleaseError(`--seen must be the number of a release, not '${seen}'`, {
    hint: "'pnpm release status' shows the one that is live",
  })
}

export const inBrowser = (flags: Flags): CheckInBrowser =>
  flags['no-browser'] ? skipBrowser : checkInBrowser

export const channelOf = ({ channel = 'production' }: Flags): string => checkChannel(channel)

export const listenOn = ({ port = process.env['PORT'] || '4173', host }: Flags) => ({
  port: portFrom(port),
  ...(host && { host }),
})

export function portFrom(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new ReleaseError(`'${port}' is not a valid port`, { hint: 'use a number from 0 to 65535' })
  return Number(port)
}
