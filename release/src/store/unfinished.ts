import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Where files and folders are written before they are moved into place. */
export const unfinished = '.unfinished'

/** Age in ms after which no running process can still be writing a file. */
export const abandoned = 24 * 60 * 60 * 1000

/** A unique temporary path under `root`. */
export async function aside(root: string): Promise<string> {
  await mkdir(path.join(root, unfinished), { recursive: true })
  return path.join(root, unfinished, `${process.pid}-${randomBytes(8).toString('hex')}`)
}
