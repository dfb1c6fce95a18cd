import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aside } from '../store/unfinished.ts'
import { exists } from './whole-file.ts'

/** Exists until an export has reported the change: one that was killed may not have done so. */
const reloadMark = '.must-reload'

/**
 * Writes the file that tells nginx which visitors get what, and returns whether it differs from what was last reported.
 */
export async function putSplit(root: string, text: string): Promise<boolean> {
  const file = path.join(root, 'share.conf')
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === text) return exists(path.join(root, reloadMark))
  const mustReload = before !== undefined || text.includes('split_clients')
  if (mustReload) await writeFile(path.join(root, reloadMark), '')
  const whole = await aside(root)
  await writeFile(whole, text)
  await rename(whole, file)
  return mustReload
}

export const reloadIsTold = (root: string): Promise<void> => rm(path.join(root, reloadMark), { force: true })
