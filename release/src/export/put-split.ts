import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { aside } from '../store/unfinished.ts'

/** Puts the file that tells nginx which visitors get what, and returns whether that differs from before. */
export async function putSplit(root: string, text: string): Promise<boolean> {
  const file = path.join(root, 'share.conf')
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (before === text) return false
  const whole = await aside(root)
  await writeFile(whole, text)
  await rename(whole, file)
  return before !== undefined || text.includes('split_clients')
}
