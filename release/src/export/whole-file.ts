import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, link, lstat, open, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { aside } from '../store/unfinished.ts'

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** A file's content. Does not wait for the writer of a named pipe: anything other than a file counts as missing. */
export async function readIfFile(file: string): Promise<Buffer | undefined> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined)
  try {
    return (await handle?.stat())?.isFile() ? await handle?.readFile() : undefined
  } catch {
    return undefined
  } finally {
    await handle?.close()
  }
}

/** Makes a folder of an export, replacing anything other than a folder on its path. */
export async function makeOwnFolder(root: string, name: string): Promise<void> {
  let folder = root
  for (const one of name.split(path.sep)) {
    folder = path.join(folder, one)
    if (await isFolder(folder)) continue
    await unlink(folder).catch(() => {}) // never removes a folder, which another export may just have made
    await makeFolder(folder)
  }
}

/** A link to a folder counts as a folder. */
const isFolder = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Atomically puts a file that is named by its content. The first writer wins, as replacing the file would
 * race with another export that is linking to it. Only an altered file is replaced.
 */
export async function putFile(root: string, name: string, content: Uint8Array): Promise<void> {
  const target = path.join(root, name)
  if (await isWhole(target, content)) return
  const file = await aside(root)
  await writeFile(file, content)
  await makeOwnFolder(root, path.dirname(name))
  const isFirst = await link(file, target).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause
    },
  )
  if (isFirst || (await isWhole(target, content))) return unlink(file)
  if ((await lstat(target)).isDirectory()) await rename(target, await aside(root))
  await rename(file, target)
}

/** Replaces a file; earlier trees keep the old one, because they link to it. */
export async function renewFile(root: string, name: string, content: Uint8Array): Promise<void> {
  const file = await aside(root)
  await writeFile(file, content)
  await rename(file, path.join(root, name))
}

async function isWhole(file: string, content: Uint8Array): Promise<boolean> {
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isFile() || Math.trunc(found.mtimeMs / 1000) !== timeOf(content)) return false
  return (await readIfFile(file))?.equals(content) ?? false
}

/** A file that an export wrote, unless it has been altered since. */
export async function readAsWritten(file: string): Promise<Buffer | undefined> {
  const content = await readIfFile(file)
  return content && (await isWhole(file, content)) ? content : undefined
}

/** A modification time, in seconds, derived from a file's content. */
const timeOf = (content: Uint8Array): number =>
  createHash('sha256').update(content).digest().readUInt32BE() % 1_000_000_000

/**
 * nginx derives ETags from modification time and size, so the time is derived from the content: the same
 * content has the same tag on every machine, and different content of the same size a different one.
 */
export async function writeFile(file: string, content: Uint8Array): Promise<void> {
  await makeFolder(path.dirname(file))
  const handle = await open(file, 'wx')
  try {
    const seconds = timeOf(content)
    await handle.writeFile(content)
    await handle.utimes(seconds, seconds)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
