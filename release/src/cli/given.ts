import { ReleaseError } from '../errors.ts'
import { type CheckInBrowser, checkInBrowser, skipBrowser } from '../gate/browser/check-in-browser.ts'
import { checkChannel } from '../names.ts'
import { checkReason } from '../releasing/apply.ts'
import { signersFrom } from '../signing/signer.ts'
import { openTrusted } from '../trust/open-trusted.ts'
import type { Flags } from './flags.ts'
import { whoami } from './identity.ts'

/** A release request from flags and environment. */
export function requestFrom(flags: Flags) {
  const { by = whoami(), why = '', 'dry-run': dryRun = false } = flags
  checkReason(why)
  return {
    store: openTrusted(),
    channel: channelOf(flags),
    by,
    why,
    dryRun,
    signers: signersFrom(process.env['RELEASE_KEY']),
  }
}

export const inBrowser = (flags: Flags): CheckInBrowser =>
  flags['no-browser'] ? skipBrowser : checkInBrowser

export const channelOf = ({ channel = 'production' }: Flags): string => checkChannel(channel)

export function listenOn({ port = process.env['PORT'] || '4173', host }: Flags) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new ReleaseError(`'${port}' is not a valid port`, { hint: 'give a number from 0 to 65535' })
  return { port: Number(port), ...(host && { host }) }
}
