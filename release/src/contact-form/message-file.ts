import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { makeFolder } from '../make-folder.ts'

/** Maximum length of a line, in bytes; messages are far shorter. */
const longestLine = 16_384

/**
 * Messages, one JSON line each. One write per line, so writers cannot interleave. Nothing is ever truncated,
 * because another server may have written since: a partial line that a killed process or a full disk left is
 * terminated, and stays as a line that is not JSON. The file may be moved away at any time.
 */
export class MessageFile {
  readonly #file: string
  readonly #quota: number
  #last: Promise<unknown> = Promise.resolve()

  constructor(file: string, quota: number) {
    this.#file = path.resolve(file)
    this.#quota = quota
  }

  /** False, with nothing written, if the file would exceed its quota or the disk is full. */
  append(message: object): Promise<boolean> {
    const line = Buffer.from(`${JSON.stringify(message)}\n`)
    const appended = this.#last.then(() => this.#append(line))
    this.#last = appended.catch(() => {})
    return appended
  }

  async #append(line: Buffer): Promise<boolean> {
    await makeFolder(path.dirname(this.#file))
    const handle = await open(this.#file, 'a+', 0o600)
    try {
      const { size, unended } = await settled(handle)
      if (!isMessage(unended)) throw new Error('it is not a message file')
      const lines = unended ? Buffer.concat([Buffer.from('\n'), line]) : line
      if (size + lines.length > this.#quota) return false
      if (!(await written(handle, lines))) return false
      // A full disk may just have cut short another server's line, to which ours was then appended.
      const isWhole = await beginsALine(handle, line, size)
      return isWhole || (await written(handle, Buffer.concat([Buffer.from('\n'), line])))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
      throw error
    } finally {
      await handle.close()
    }
  }
}

async function written(handle: FileHandle, lines: Buffer): Promise<boolean> {
  const { bytesWritten } = await handle.write(lines)
  await handle.datasync()
  return bytesWritten === lines.length
}

async function beginsALine(handle: FileHandle, line: Buffer, from: number): Promise<boolean> {
  const start = Math.max(0, from - 1)
  const { size } = await handle.stat()
  const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
  const at = buffer.indexOf(line)
  return at <= 0 ? start === 0 : buffer[at - 1] === 10
}

/** What every message begins with (collector.ts). */
const beginning = '{"at":"'

/** Makes a message file private, and returns its size. Any other file, named by mistake, stays untouched. */
async function sizeOf(handle: FileHandle): Promise<number> {
  const stat = await handle.stat()
  if (!stat.isFile()) throw new Error('it is not a regular file')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0)
  const [first = '', ...next] = buffer.toString('latin1', 0, bytesRead).split('\n')
  const isEmptied = first === '' && next.length > 0
  if (isEmptied || ![first, ...next].every(isMessage)) throw new Error('it is not a message file')
  if (stat.mode & 0o077) await handle.chmod(0o600)
  return stat.size
}

/** Whether a line is a message or the beginning of one. */
const isMessage = (line: string): boolean => line.startsWith(beginning) || beginning.startsWith(line)

/** Waits for another server's write in progress. A partial line that does not grow was abandoned. */
async function settled(handle: FileHandle): Promise<{ size: number; unended: string }> {
  for (let before = -1; ; await setTimeout(20)) {
    const size = await sizeOf(handle)
    const unended = await lastLine(handle, size)
    if (!unended || size === before) return { size, unended }
    before = size
  }
}

/** The text after the last line break, one character per byte. */
async function lastLine(handle: FileHandle, size: number): Promise<string> {
  const start = Math.max(0, size - longestLine)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - start), 0, size - start, start)
  const end = buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1
  if (end === 0 && start > 0) throw new Error('it is not a message file')
  return buffer.toString('latin1', end, bytesRead)
}
