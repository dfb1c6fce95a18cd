import { randomBytes } from 'node:crypto'
import { open, readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../make-folder.ts'

/** Where files and folders are written before they are moved into place. */
export const unfinished = '.unfinished'

/** Age in ms after which no running process can still be writing a file. */
export const abandoned = 24 * 60 * 60 * 1000

/** The names that `aside` generates. */
export const unfinishedName = /^\d+-[0-9a-f]{16}$/

/** A unique temporary path under `root`. */
export async function aside(root: string): Promise<string> {
  await makeFolder(path.join(root, unfinished))
  return path.join(root, unfinished, `${process.pid}-${randomBytes(8).toString('hex')}`)
}

/** Removes files that killed processes left behind. Any other file there is not ours. */
export async function removeAbandoned(root: string): Promise<void> {
  const folder = path.join(root, unfinished)
  await makeFolder(folder)
  for (const name of (await readdir(folder)).filter((one) => unfinishedName.test(one))) {
    const file = path.join(folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })) // just removed
    if (mtimeMs < Date.now() - abandoned) await unlink(file).catch(() => {})
  }
}

/** Writes a new file and syncs it. The group may not write to it: nothing in a store ever changes. */
export async function writeSynced(file: string, value: Uint8Array | string): Promise<void> {
  const handle = await open(file, 'wx', 0o644)
  try {
    await handle.writeFile(value)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
