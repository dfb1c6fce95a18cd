import { filesAtOnce, mapConcurrently } from '../concurrency.ts'
import { DamagedError, orDamage } from '../errors.ts'
import { isVersion } from '../names.ts'
import { complain } from '../print.ts'
import { number, object, optional, text, textThat } from '../shape.ts'
import { type Signature, signatureShape } from '../signing/signature.ts'
import { keys } from '../store/keys.ts'
import { lastNumber, latestNumbers, numbersIn, readJson } from '../store/numbered.ts'
import { inTurn } from '../store/reading-ahead.ts'
import type { Store } from '../store/store.ts'

/** Who published a version, and when. */
export interface Publication {
  readonly version: string
  readonly by: string
  readonly when: string
  /** Signs the fields before it, with a key of the publisher. */
  readonly signature?: Signature
  /** Absent in records written by earlier versions of the tool. */
  readonly placed?: Placed
}

/** A publication's position among those of its part, so that none of the others has to be read. */
export interface Placed {
  /** Its number; a copy under another number is not genuine. */
  readonly number: number
  /** The version's first publication number. */
  readonly first: number
  /** Signs `version`, `by`, `when` and these two numbers. */
  readonly signature?: Signature
}

/** A publication, with the number under which it was found. */
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

/** A publication, or why it cannot be read. */
export type Found = Listed | DamagedError

export const isIntact = (found: Found): found is Listed => !(found instanceof DamagedError)
const isDamaged = (found: Found): found is DamagedError => found instanceof DamagedError

/** All publications of a part, newest first. */
export async function publications(store: Store, name: string): Promise<Found[]> {
  const numbers = await numbersIn(store, keys.publications(name))
  return mapConcurrently(filesAtOnce, numbers.reverse(), (at) => find(store, name, at))
}

/** The intact publications. Reports the first damaged one, with what it `leadsTo`. */
export function intactOf(found: readonly Found[], leadsTo: string, say = complain): Listed[] {
  const [damage] = found.filter(isDamaged)
  if (damage) say(`note: ${leadsTo}: ${damage.message}`)
  return found.filter(isIntact)
}

/** Throws if a publication is damaged, because that one might have changed which version is deployed. */
export async function wholePublications(store: Store, name: string): Promise<Listed[]> {
  const found = await publications(store, name)
  const [damage] = found.filter(isDamaged)
  if (damage) throw damage
  return found.filter(isIntact)
}

/**
 * The publication with the highest number. If it is damaged, no older one takes its place, because it would name an
 * older version.
 */
export async function lastPublication(store: Store, name: string): Promise<Listed | undefined> {
  const last = await lastNumber(store, keys.publications(name))
  return last === 0 ? undefined : readPublication(store, name, last)
}

/** The newest publications, down to the first intact one. */
export async function lastPublications(store: Store, name: string): Promise<Found[]> {
  const found: Found[] = []
  const numbers = (await latestNumbers(store, keys.publications(name))).reverse()
  const readInTurn = inTurn(numbers, (at, maxBytes) => readPublication(store, name, at, maxBytes))
  for await (const [, read] of readInTurn) {
    const one = await orDamage(read())
    found.push(one)
    if (isIntact(one)) break
  }
  return found
}

/** The last five published, newest first. */
export async function lastVersions(store: Store, name: string): Promise<string[]> {
  const numbers = (await latestNumbers(store, keys.publications(name))).slice(-5).reverse()
  const found = await Promise.all(numbers.map((at) => find(store, name, at)))
  return [...new Set(found.filter(isIntact).map(({ version }) => version))]
}

/** A version's first publication number. */
export const firstOf = (listed: readonly Listed[], version: string): number | undefined =>
  listed.findLast((one) => one.version === version)?.at

const find = (store: Store, name: string, at: number): Promise<Found> =>
  orDamage(readPublication(store, name, at))

async function readPublication(store: Store, name: string, at: number, maxBytes?: number): Promise<Listed> {
  return { ...(await readJson(store, keys.publication(name, at), publicationShape, maxBytes)), at }
}
