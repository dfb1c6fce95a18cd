import { createHash } from 'node:crypto'
import type { ListObjectsV2CommandInput } from '@aws-sdk/client-s3'
import { Semaphore } from '../concurrency.ts'
import { DamagedError, orDamage, ReleaseError } from '../errors.ts'
import { Denials } from './denials.ts'
import { hundredBehind } from './hundreds.ts'
import { Impostors } from './impostors.ts'
import { inTime } from './in-time.ts'
import { checkKey, isRecord, keys } from './keys.ts'
import { wholeBody } from './s3-body.ts'
import {
  type Connected,
  connect,
  longestSilence,
  recordTakes,
  removalTakes,
  requestsAtOnce,
  writingTakes,
} from './s3-client.ts'
import { hintFor, isDenial, isLockedAway, overwrites, reasonOf, statusOf, toRead } from './s3-errors.ts'
import { allNames, namesOn, type Page } from './s3-names.ts'
import {
  denied,
  type Enough,
  type IsWhole,
  largestValue,
  notAValue,
  type Remover,
  type Store,
  tooLarge,
} from './store.ts'

/** In bytes: only a few values larger than this are sent at a time, so that each gets enough bandwidth. */
const large = 1_000_000
const largeAtOnce = 4

/** Maximum number of retries while another writer is writing the same key. */
const mostConflicts = 5

/** A key written before anything else: a server that lets it be overwritten is refused. */
const markKey = 'written-once'
const mark = 'This store needs a server that writes a key only if it is absent.\n'

/** A store in a bucket, on S3 or on a server that speaks its protocol. */
export class S3Store implements Store, Remover {
  readonly name: string
  readonly #bucket: string
  /** Empty, or ends with a slash. */
  readonly #prefix: string
  readonly #semaphore = new Semaphore(requestsAtOnce)
  readonly #silence: number
  readonly #denials = new Denials({
    probe: (key) => this.#probe(key),
    list: (folder, enough) => this.list(folder, enough),
  })
  readonly #impostors = new Impostors(this)
  readonly #largeOnes = new Semaphore(largeAtOnce)
  #reading: Promise<Connected> | undefined
  #writing: Promise<Connected> | undefined
  #writesOnce: Promise<void> | undefined

  constructor(bucket: string, prefix = '', silence = longestSilence) {
    this.#silence = silence
    this.#bucket = bucket
    this.#prefix = prefix && `${prefix}/`
    this.name = `s3://${bucket}${prefix && `/${prefix}`}`
  }

  get(key: string, isWhole?: IsWhole, maxBytes = largestValue): Promise<Buffer | undefined> {
    return this.#impostors.refuse(key, () => this.#get(key, maxBytes), isWhole)
  }

  #get(key: string, maxBytes: number): Promise<Buffer | undefined> {
    const input = { Bucket: this.#bucket, Key: this.#path(key) }
    const read = this.#ask(`read ${key}`, async ({ sdk, client }) => {
      const send = () =>
        client.send(new sdk.GetObjectCommand(input)).catch((error) => {
          if (error instanceof sdk.NoSuchKey) return { Body: undefined }
          if (isLockedAway(error)) throw notAValue(key, this.name, 'archived, or encrypted with another key')
          throw error
        })
      const value = await wholeBody(send, maxBytes)
      if (value && 'begin' in value) throw tooLarge(key, this.name, maxBytes, value.begin)
      return value
    })
    return this.#denials.reading(key, read, async ({ cause }) =>
      isDenial(cause) ? denied(key, this.name, reasonOf(cause), toRead) : undefined,
    )
  }

  #probe(key: string): Promise<unknown> {
    const input = { Bucket: this.#bucket, Key: this.#path(key) }
    return this.#ask(`read ${key}`, ({ sdk, client }) => client.send(new sdk.HeadObjectCommand(input)))
  }

  async putIfAbsent(key: string, value: Uint8Array | string): Promise<boolean> {
    const began = Date.now() // a record arrives soon after this, or never
    this.#writesOnce ??= this.#checkWritesOnce()
    await this.#writesOnce
    const isFirst = await this.#putIfAbsent(key, value, began)
    const behind = isFirst && hundredBehind(key)
    if (behind) await this.#putIfAbsent(behind, '').catch(() => {}) // without this key, listing takes longer
    return isFirst
  }

  /** Some servers ignore If-None-Match, and would let two deployers make the same release. */
  async #checkWritesOnce(): Promise<void> {
    for (const text of [mark, `${mark}\n`]) if (!(await this.#putIfAbsent(markKey, text))) return
    throw overwrites(this.name)
  }

  async #putIfAbsent(key: string, value: Uint8Array | string, began = Date.now()): Promise<boolean> {
    const Body = Buffer.from(value)
    const ContentMD5 = createHash('md5').update(Body).digest('base64') // the checksum that every server verifies
    const input = { Bucket: this.#bucket, Key: this.#path(key), Body, ContentMD5, IfNoneMatch: '*' }
    const put = ({ sdk, client }: Connected, options = {}) =>
      client.send(new sdk.PutObjectCommand(input), options)
    const write = (to: Connected) => {
      if (isRecord(key)) return inTime(recordTakes * this.#silence, (options) => put(to, options), began)
      return Body.length < large ? put(to) : this.#largeOnes.run(() => put(to))
    }
    for (let conflicts = 0; ; conflicts++)
      try {
        await this.#ask(`write ${key}`, write, true)
        return true
      } catch (error) {
        const { status, attempts } = statusOf((error as Error).cause)
        // The key is taken; or, on some servers, is being written right now; or an attempt without a response wrote it.
        const mayBeThere = [409, 412].includes(status) || status >= 500
        const there = mayBeThere ? await orDamage(this.get(key)) : undefined
        if (there instanceof DamagedError) return false
        if (there) return (attempts > 1 || status >= 500) && there.equals(Body)
        if (status !== 409 || conflicts === mostConflicts) throw error
      }
  }

  async remove(key: string): Promise<void> {
    const input = { Bucket: this.#bucket, Key: this.#path(key) }
    const send = ({ sdk, client }: Connected) =>
      inTime(removalTakes * this.#silence, (options) =>
        client.send(new sdk.DeleteObjectCommand(input), options),
      )
    await this.#ask(`remove ${key}`, send, true)
  }

  async list(folder: string, enough?: Enough): Promise<string[]> {
    const inside = `${this.#path(folder)}/`
    return allNames(
      (begin, from) => this.#page(inside, begin, from),
      async () => (enough === 'latest' ? this.list(keys.hundreds(folder)).catch(() => []) : []),
    )
  }

  async #page(inside: string, begin: string, from?: string): Promise<Page> {
    const input: ListObjectsV2CommandInput = {
      Bucket: this.#bucket,
      Prefix: inside + begin,
      Delimiter: '/',
      ...(from && { ContinuationToken: from }),
    }
    return this.#ask(`list ${inside}`, async ({ sdk, client }) => {
      const page = await client.send(new sdk.ListObjectsV2Command(input))
      return { names: namesOn(page, inside), next: page.NextContinuationToken }
    })
  }

  #path(key: string): string {
    return this.#prefix + checkKey(key)
  }

  async #ask<Answer>(
    what: string,
    request: (connected: Connected) => Promise<Answer>,
    isWriting = false,
  ): Promise<Answer> {
    try {
      const connected = await this.#connected(isWriting)
      return await this.#semaphore.run(() => request(connected))
    } catch (cause) {
      if (cause instanceof DamagedError) throw cause
      throw new ReleaseError(`cannot ${what} in the store ${this.name}: ${reasonOf(cause)}`, {
        hint: hintFor(cause),
        cause,
      })
    }
  }

  #connected(isWriting: boolean): Promise<Connected> {
    const again = (error: unknown): never => {
      this.#reading = this.#writing = undefined
      throw error
    }
    if (isWriting) {
      this.#writing ??= connect(writingTakes * this.#silence).catch(again)
      return this.#writing
    }
    this.#reading ??= connect(this.#silence).catch(again)
    return this.#reading
  }
}
