import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError } from '../errors.ts'
import { isVersion } from '../names.ts'
import { number, object, optional, text, textThat } from '../shape.ts'
import { type Signature, signatureShape } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { lastNumber, latestNumbers, numbersIn, readJson } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'

/** Who published a version, and when. */
export interface Publication {
  readonly version: string
  readonly by: string
  readonly when: string
  /** Over the fields before it, by a key of the publisher. */
  readonly signature?: Signature
  /** Absent in records of earlier tools. */
  readonly placed?: Placed
}

/** Where a publication stands among its part's, so that none of the others need be read. */
export interface Placed {
  /** Its number: a copy under another one is not genuine. */
  readonly number: number
  /** The number under which the version was first published. */
  readonly first: number
  /** Over all of the above. */
  readonly signature?: Signature
}

/** A publication under the number that it was found at. */
export interface Listed extends Publication {
  readonly at: number
}

const publicationShape = object<Publication>({
  version: textThat(isVersion, 'a version'),
  by: text,
  when: text,
  signature: optional(signatureShape),
  placed: optional(
    object<Placed>({ number: number(1), first: number(1), signature: optional(signatureShape) }),
  ),
})

export async function lastPublication(store: Store, name: string): Promise<Listed | undefined> {
  const last = await lastNumber(store, keys.publications(name))
  return last === 0 ? undefined : readPublication(store, name, last)
}

/** The five published last, newest first. */
export async function lastVersions(store: Store, name: string): Promise<string[]> {
  const numbers = (await latestNumbers(store, keys.publications(name))).slice(-5).reverse()
  const found = await Promise.all(numbers.map(intactOnly(store, name)))
  return [...new Set(found.flatMap((one) => one?.version ?? []))]
}

/** All of a part, newest first. */
export async function publications(store: Store, name: string): Promise<Listed[]> {
  const numbers = await numbersIn(store, keys.publications(name))
  return mapConcurrently(filesAtOnce, numbers.reverse(), (at) => readPublication(store, name, at))
}

/** The number under which a version was first published. */
export async function firstPublished(
  store: Store,
  name: string,
  version: string,
): Promise<number | undefined> {
  return (await publications(store, name)).findLast((one) => one.version === version)?.at
}

type ReadIntact = (at: number) => Promise<Listed | undefined>

/**
 * Passes over what is damaged, and reports the first. Not for choosing what to deploy: with the newest one damaged, that
 * would be an older version.
 */
export function intactOnly(
  store: Store,
  name: string,
  onDamaged: (error: DamagedError) => void = () => {},
): ReadIntact {
  let isReported = false
  return async (at) => {
    try {
      return await readPublication(store, name, at)
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error
      if (!isReported) onDamaged(error)
      isReported = true
      return undefined
    }
  }
}

/** The newest intact one. */
export async function lastIntact(store: Store, name: string, read: ReadIntact): Promise<Listed | undefined> {
  for (const at of (await latestNumbers(store, keys.publications(name))).reverse()) {
    const found = await read(at)
    if (found) return found
  }
  return undefined
}

/** The number of the first intact one of a version. */
export async function firstIntact(
  store: Store,
  name: string,
  version: string,
  read: ReadIntact,
): Promise<number | undefined> {
  const numbers = await numbersIn(store, keys.publications(name))
  const found = await mapConcurrently(filesAtOnce, numbers, read)
  return found.find((one) => one?.version === version)?.at
}

async function readPublication(store: Store, name: string, at: number): Promise<Listed> {
  return { ...(await readJson(store, keys.publication(name, at), publicationShape)), at }
}
