import { DamagedError, DeniedError, TooLargeError } from '../errors.ts'

/**
 * In bytes: more than anything that the tool writes. Being able to write to a store must not be enough to exhaust the
 * memory of its readers.
 */
export const largestValue = 64_000_000

/** The value at a key was not written by the tool. */
export const notAValue = (key: string, name: string, what: string): DamagedError =>
  new DamagedError(damagedAs(key, name, what), unwritten)

/** @param begin the value, or as much of it as was read */
export const tooLarge = (key: string, name: string, maxBytes: number, begin: Buffer): TooLargeError =>
  new TooLargeError(
    damagedAs(key, name, `larger than ${maxBytes} bytes`),
    Buffer.from(begin.subarray(0, beginning)), // a copy: an error must not keep the value in memory
    unwritten,
  )

/**
 * The store can be read, but not this key.
 *
 * @param answer what the store answered
 * @param fix what would let this account read it
 */
export const denied = (key: string, name: string, answer: string, fix: string): DeniedError =>
  new DeniedError(`${key} in the store ${name} cannot be read, although the store can (${answer}): ${fix}`, {
    hint: 'until then, the key counts as damaged; docs/store.md says what that means',
  })

const damagedAs = (key: string, name: string, what: string): string =>
  `${key} in the store ${name} is damaged: it is ${what}`

const unwritten = { hint: 'find out who wrote it, and restore the file from a backup or remove it' }

/** How much of a value that is too large is read, in bytes: enough to show which record it is. */
export const beginning = 1000

/** Whether bytes are what the reader expects a key to hold. */
export type IsWhole = (bytes: Buffer) => boolean | Promise<boolean>

/** Which names a caller of `list` needs, if not all. */
export type Enough = 'latest'

/**
 * Everything that releases need from storage. Nothing is ever overwritten, so nothing needs a lock: the first
 * writer of a key wins.
 */
export interface Store {
  /** As the user named it, for messages. */
  readonly name: string
  /**
   * `undefined` if the key does not exist. Throws if the store cannot be read, throws a DeniedError if only this key
   * cannot be, and throws a TooLargeError, after reading only the beginning, for a value larger than `maxBytes`, by
   * default `largestValue`. With `isWhole`, a copy from elsewhere that passes this check may be returned instead. The
   * caller checks the bytes anyway.
   */
  get(key: string, isWhole?: IsWhole, maxBytes?: number): Promise<Buffer | undefined>
  /** The only atomic operation: false if the key already exists. Readers never see a partial value. */
  putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean>
  /**
   * Names of a folder's direct children: for 'parts/mf-blog', its versions. With 'latest', in a folder of numbered
   * records, a store may return only the newest hundred or more of them, and every hundredth one before those.
   */
  list(folder: string, enough?: Enough): Promise<string[]>
  /** The newest release that this machine trusts, on a store that verifies keys (trusted-store.ts). */
  newestTrusted?(channel: string): Promise<number | undefined>
}

/** The operation that only `prune` may use. */
export interface Remover {
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>
}
