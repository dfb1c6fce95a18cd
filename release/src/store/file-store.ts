import { constants } from 'node:fs'
import {
  access,
  type FileHandle,
  link,
  lstat,
  open,
  readdir,
  realpath,
  rmdir,
  unlink,
} from 'node:fs/promises'
import path from 'node:path'
import { ReleaseError } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { Denials } from './denials.ts'
import { checkKey } from './keys.ts'
import {
  beginning,
  denied,
  type IsWhole,
  largestValue,
  notAValue,
  type Remover,
  type Store,
  tooLarge,
} from './store.ts'
import { aside, removeAbandoned, writeSynced } from './unfinished.ts'

/** A store in a folder. */
export class FileStore implements Store, Remover {
  readonly name: string
  readonly #root: string
  readonly #denials = new Denials({
    probe: async (key) => (await this.#open(key)).close(),
    list: (folder) => this.list(folder),
  })
  #tidied: Promise<void> | undefined

  constructor(root: string) {
    this.#root = path.resolve(root)
    this.name = `file:${root}`
  }

  async get(key: string, _?: IsWhole, maxBytes = largestValue): Promise<Buffer | undefined> {
    const read = this.#denials.reading(key, this.#read(key, maxBytes), (cause) => this.#asDenied(key, cause))
    return read.catch(this.#absentOr(`read ${key}`, undefined))
  }

  async #asDenied(key: string, { code = '', message }: NodeJS.ErrnoException) {
    if (code !== 'EACCES' && code !== 'EPERM') return
    const [answer = message] = message.split(', ') // without the path
    return denied(key, this.name, answer, `its owner must ${await this.#lettingIn(key)}`)
  }

  /** The command that lets this account read a key, or enter the first closed folder on the key's path. */
  async #lettingIn(key: string): Promise<string> {
    const names = key.split('/')
    for (const depth of names.keys()) {
      const folder = path.join(this.#root, ...names.slice(0, depth))
      const isOpen = await access(folder, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (!isOpen) return `run chmod a+rx ${folder}`
    }
    return `run chmod a+r ${this.#path(key)}`
  }

  async #read(key: string, maxBytes: number): Promise<Buffer> {
    const file = await this.#open(key)
    try {
      const status = await file.stat()
      if (!status.isFile()) throw notAValue(key, this.name, 'not a file')
      if (status.size > maxBytes) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(beginning), 0, beginning, 0)
        throw tooLarge(key, this.name, maxBytes, buffer.subarray(0, bytesRead))
      }
      return await file.readFile()
    } finally {
      await file.close()
    }
  }

  /**
   * Does not wait for the writer of a named pipe. Anything that cannot be opened and is not a file was not written by
   * the tool.
   */
  async #open(key: string): Promise<FileHandle> {
    const path = this.#path(key)
    return open(path, constants.O_RDONLY | constants.O_NONBLOCK).catch(async (cause) => {
      const there = await lstat(path).catch(() => undefined) // a dangling link exists too
      throw there && !there.isFile() ? notAValue(key, this.name, 'not a file') : cause
    })
  }

  async list(folder: string): Promise<string[]> {
    return readdir(this.#path(folder)).catch(this.#absentOr(`list ${folder}`, []))
  }

  /** Writes a temporary file and links it into place: link(2) fails if the name exists. */
  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const target = this.#path(key)
    let whole: string | undefined
    try {
      this.#tidied ??= removeAbandoned(this.#root)
      await this.#tidied
      await makeFolder(path.dirname(target))
      whole = await aside(this.#root)
      await writeSynced(whole, value)
      return await link(whole, target).then(() => true, existsAlready)
    } catch (cause) {
      throw this.#broken(`write ${key}`, cause)
    } finally {
      if (whole) await unlink(whole).catch(() => {})
    }
  }

  /** Also removes the folders left empty, so that a version without files is no longer listed. */
  async remove(key: string): Promise<void> {
    const target = this.#path(key)
    if (!(await this.#isInside(key))) return
    await unlink(target).catch((cause) => {
      if (cause.code !== 'EISDIR') this.#absentOr(`remove ${key}`, undefined)(cause)
    })
    const depth = key.split('/').length
    for (let up = 1, folder = path.dirname(target); up < depth - 1; up++, folder = path.dirname(folder))
      if (
        !(await rmdir(folder).then(
          () => true,
          () => false,
        ))
      )
        return
  }

  /** The topmost folder may be a link to another disk; a link below it could lead to anyone's files. */
  async #isInside(key: string): Promise<boolean> {
    const [top = '', ...below] = path.dirname(key).split('/')
    const real = (folder: string) => realpath(path.join(this.#root, folder)).catch(() => '')
    const [home, folder] = await Promise.all([real(top), real(path.dirname(key))])
    return folder !== '' && folder === path.join(home, ...below)
  }

  #path(key: string): string {
    return path.join(this.#root, checkKey(key))
  }

  #absentOr<T>(what: string, absent: T) {
    return (cause: NodeJS.ErrnoException): T => {
      if (cause.code === 'ENOENT') return absent
      if (cause instanceof ReleaseError) throw cause
      throw this.#broken(what, cause)
    }
  }

  #broken(what: string, cause: unknown): ReleaseError {
    return new ReleaseError(`cannot ${what} in the store ${this.name}: ${(cause as Error).message}`, {
      hint: 'check the folder in STORE, its permissions and its disk',
      cause,
    })
  }
}

function existsAlready(cause: NodeJS.ErrnoException): false {
  if (cause.code === 'EEXIST') return false
  throw cause
}
