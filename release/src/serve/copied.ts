import path from 'node:path'
import { contentHash } from '@bridge/shared/hash'
import { byteSize } from '../byte-size.ts'
import { CopiedStore } from '../store/copied-store.ts'
import { Copies } from '../store/copies.ts'
import type { Store } from '../store/store.ts'
import { FailureLog } from './failure-log.ts'
import { isLostRecord } from './lost-records.ts'

/** Where a server keeps copies of what it serves, to start and keep serving without the store. */
export interface CopySettings {
  readonly folder: string
  /** The maximum size of all copies together, in bytes. */
  readonly maxBytes: number
}

type Environment = Readonly<Record<string, string | undefined>>

export const copySettings = (env: Environment = process.env): CopySettings | undefined =>
  env['CACHE']
    ? { folder: env['CACHE'], maxBytes: byteSize('CACHE_SIZE', env['CACHE_SIZE'] || '1GB') }
    : undefined

/**
 * The store, with copies in a subfolder for one of its channels: several stores and channels may share `folder`, and
 * none removes what another needs. If the folder is not writable, the store is still read.
 */
export async function withCopies(
  store: Store,
  channel: string,
  { folder, maxBytes }: CopySettings,
): Promise<CopiedStore> {
  const failureLog = new FailureLog()
  const onFailure = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    const remedy = 'make room, or set CACHE to a folder that this user may write to'
    failureLog.add(`${code ?? message}; ${remedy}`, `cannot keep copies in ${folder}`)
  }
  const copies = await Copies.open(
    path.join(folder, folderName(`${channel} ${unique(store.name)}`)),
    maxBytes,
    onFailure,
  )
  return new CopiedStore(store, copies, onFailure, isLostRecord)
}

/** In bytes: the longest file name that file systems accept. */
const longestName = 255

function folderName(text: string): string {
  const name = encodeURIComponent(text)
  return name.length > longestName ? contentHash(text) : name
}

/** Two sites on a machine may use the same store name: a relative folder, or a bucket name on different endpoints. */
function unique(name: string, env: Environment = process.env): string {
  const [, folder] = name.match(/^file:(.*)$/s) ?? []
  if (folder !== undefined) return `file:${path.resolve(folder)}`
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL']
  return [name, endpoint, env['AWS_PROFILE']].filter(Boolean).join(' ')
}
