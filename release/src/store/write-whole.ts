import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { aside, writeSynced } from './unfinished.ts'

/**
 * Replaces a file atomically, and syncs it before returning: readers see the old file or the new one, never a part.
 *
 * @param root the folder of unfinished files, on the same disk
 */
export async function writeWhole(
  file: string,
  value: Uint8Array | string,
  root = path.dirname(file),
): Promise<void> {
  const whole = await aside(root)
  try {
    await writeSynced(whole, value)
    await makeFolder(path.dirname(file))
    await rename(whole, file)
  } finally {
    await rm(whole, { force: true })
  }
}
