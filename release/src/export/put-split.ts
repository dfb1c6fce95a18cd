import { rm } from 'node:fs/promises'
import path from 'node:path'
import { exists, readIfFile, renewFile } from './whole-file.ts'

/** Exists until an export has reported the change: an export that was killed may not have. */
const reloadMark = '.must-reload'

/**
 * Writes the file that tells nginx which visitors get what, and returns whether it differs from what was last reported.
 */
export async function putSplit(root: string, text: string): Promise<boolean> {
  const before = (await readIfFile(path.join(root, 'share.conf')))?.toString('utf8')
  if (before === text) return exists(path.join(root, reloadMark))
  const mustReload = before !== undefined || text.includes('split_clients')
  if (mustReload) await renewFile(root, reloadMark, Buffer.alloc(0))
  await renewFile(root, 'share.conf', Buffer.from(text))
  return mustReload
}

export const reloadIsTold = (root: string): Promise<void> => rm(path.join(root, reloadMark), { force: true })
