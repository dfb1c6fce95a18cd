import path from 'node:path'
import { byteSize } from '../byte-size.ts'
import { CopiedStore } from '../store/copied-store.ts'
import { Copies } from '../store/copies.ts'
import type { Store } from '../store/store.ts'
import { Seldom } from './seldom.ts'

/** Where a server keeps copies of what it serves, to start and keep serving without the store. */
export interface CopySettings {
  readonly folder: string
  /** In bytes. */
  readonly most: number
}

type Environment = Readonly<Record<string, string | undefined>>

export const copySettings = (env: Environment = process.env): CopySettings | undefined =>
  env['CACHE']
    ? { folder: env['CACHE'], most: byteSize('CACHE_SIZE', env['CACHE_SIZE'] || '1GB') }
    : undefined

/**
 * The store with copies in its own subfolder: several stores may share `folder`. If it cannot be written, the store is
 * still read.
 */
export async function withCopies(store: Store, { folder, most }: CopySettings): Promise<CopiedStore> {
  const complaints = new Seldom()
  const onFailure = (error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    const remedy = 'make room, or set CACHE to a folder that this user may write'
    complaints.complain(`${code ?? message}; ${remedy}`, `cannot keep copies in ${folder}`)
  }
  const copies = await Copies.open(path.join(folder, encodeURIComponent(store.name)), most, onFailure)
  return new CopiedStore(store, copies, onFailure)
}
