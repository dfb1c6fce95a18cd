import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

/** Where files and folders are written before they get their names. */
export const unfinished = '.unfinished'

/** In ms: what nobody has touched for this long, no running process is writing. */
export const abandoned = 24 * 60 * 60 * 1000

/** A place under `root` to write something aside. */
export async function aside(root: string): Promise<string> {
  await mkdir(path.join(root, unfinished), { recursive: true })
  return path.join(root, unfinished, `${process.pid}-${randomBytes(8).toString('hex')}`)
}
