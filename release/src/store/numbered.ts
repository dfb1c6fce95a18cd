import { DamagedError, ReleaseError } from '../errors.ts'
import { complain } from '../print.ts'
import { checked, type Shape } from '../shape.ts'
import { isSimple } from './is-simple.ts'
import type { Store } from './store.ts'

/** The number of the current record in an append-only folder of `<n>.json`, or 0 if it is empty. */
export async function lastNumber(store: Store, folder: string): Promise<number> {
  return (await latestNumbers(store, folder)).at(-1) ?? 0
}

/** In ascending order: the newest hundred, if there are that many, and some or all of the older ones. */
export const latestNumbers = async (store: Store, folder: string): Promise<number[]> =>
  reached(await latestOf(store, folder))

/** In ascending order. */
export const numbersIn = async (store: Store, folder: string): Promise<number[]> =>
  reached(await allOf(store, folder))

/** How many numbers may be free below a record: `append` leaves none, but damaged records may have been removed. */
const mostFree = 1000

/**
 * The numbers that `append` could have reached. If others counted, anyone who can write to a store could take the
 * highest possible one and leave none for another record. Reaching that one in small enough steps takes more files than
 * any store holds.
 *
 * @param ascending numbers of all records, or of every `every`-th one
 */
export function reached(ascending: readonly number[], every = 1): number[] {
  const beyond = ascending.findIndex(
    (number, index) => number - (ascending[index - 1] ?? 0) > mostFree / every,
  )
  return ascending.slice(0, beyond < 0 ? undefined : beyond)
}

/** From the highest number down to the lowest. All are listed only if the caller goes beyond the latest. */
export async function* numbersDown(store: Store, folder: string): AsyncGenerator<number> {
  const latest = await wholeLatest(store, folder)
  yield* latest.toReversed()
  const [lowest = 1] = latest
  if (lowest === 1) return
  for (const number of (await allOf(store, folder)).reverse()) if (number < lowest) yield number
}

/** In ascending order. */
export async function numbersAfter(store: Store, folder: string, number: number): Promise<number[]> {
  const latest = await wholeLatest(store, folder)
  const [lowest = 1] = latest
  const numbers = lowest > number + 1 ? await allOf(store, folder) : latest
  return numbers.filter((other) => other > number)
}

/** All from some number onwards, whether or not `append` could have reached them: `append` does not number releases. */
async function wholeLatest(store: Store, folder: string): Promise<number[]> {
  const numbers = await latestOf(store, folder)
  const [lowest = 0] = numbers
  if (lowest < 100) return numbers // all
  const isAfterGap = (number: number, index: number) => number - (numbers[index - 1] ?? number) >= 100
  return numbers.slice(Math.max(numbers.findLastIndex(isAfterGap), 0))
}

const latestOf = async (store: Store, folder: string): Promise<number[]> =>
  numbersAmong(await store.list(folder, 'latest'))

const allOf = async (store: Store, folder: string): Promise<number[]> =>
  numbersAmong(await store.list(folder))

export const numbersAmong = (names: readonly string[]): number[] =>
  names
    .flatMap((name) => name.match(/^([1-9]\d{0,14})\.json$/)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)

/** How many times to try the next number when other writers take it first. */
const tries = 100

/** Adds a record to an append-only folder, and returns its number. */
export async function append(
  store: Store,
  folder: string,
  keyOf: (number: number) => string,
  record: (number: number) => string | Promise<string>,
): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const all = await latestOf(store, folder)
    const known = reached(all)
    const beyond = all[known.length]
    if (beyond !== undefined && attempt === 0)
      complain(
        `note: ${keyOf(beyond)} in the store ${store.name} is skipped, because it leaves more than ${mostFree.toLocaleString('en')} numbers free: find out who wrote it, and remove it`,
      )
    const last = known.at(-1) ?? 0
    if (await store.putIfAbsent(keyOf(last + 1), await record(last + 1))) return last + 1
  }
  throw new ReleaseError(`gave up on ${folder} in the store ${store.name}: others took each number first`, {
    hint: 'try again',
  })
}

/** Reads a record whose number was listed. */
export async function readJson<T>(
  store: Store,
  key: string,
  shape: Shape<T>,
  largest = largestRecord,
): Promise<T> {
  const bytes = await store.get(key, undefined, largest)
  if (!bytes) throw unreturned(store, key)
  return checked(shape, parseJson(store, key, bytes, largest), (problem) => damaged(store, key, problem))
}

/** A record that a store lists but does not return still exists: the tool removes only versions and their pages. */
export const unreturned = (store: Store, key: string): ReleaseError =>
  new ReleaseError(`cannot read ${key} in the store ${store.name}: it is listed, but seems to be missing`, {
    hint: 'try again; if this persists, restore the file, or, if no deployer made it, put an empty one in its place (docs/store.md)',
  })

/**
 * In bytes, far above what the tool writes for thousands of parts: while a server parses a record, it answers no
 * requests.
 */
export const largestRecord = 8_000_000

/** Records that describe all pages of a part, or all files of a version, may be larger. */
export const largestDescription = 16_000_000

export function parseJson(store: Store, key: string, bytes: Buffer, largest = largestRecord): unknown {
  if (bytes.length > largest) throw damaged(store, key, `it must be at most ${largest / 1_000_000} MB`)
  if (!isSimple(bytes))
    throw damaged(store, key, 'it is nested too deeply, or holds too many lists and objects')
  return parsed(store, key, bytes)
}

function parsed(store: Store, key: string, bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch (cause) {
    throw damaged(store, key, 'it is not JSON', cause)
  }
}

export const damaged = (store: Store, key: string, what: string, cause?: unknown): DamagedError =>
  new DamagedError(`${key} in the store ${store.name} is damaged: ${what}`, {
    hint: "run 'pnpm release verify' and restore the file from a backup of the store",
    cause,
  })
