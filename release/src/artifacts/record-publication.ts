import type { Signer } from '../signing/key-pair.ts'
import { keys } from '../store/keys.ts'
import { append } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import {
  firstOf,
  intactOf,
  isIntact,
  lastPublications,
  type Publication,
  publications,
} from './publications.ts'
import { signPublication } from './signed-publication.ts'

/** Does nothing if the version is already the last one published. */
export async function recordPublication(
  store: Store,
  name: string,
  publication: Publication,
  isNew: boolean,
  signer: Signer | undefined,
): Promise<void> {
  const { version } = publication
  const latest = await lastPublications(store, name)
  const [last] = latest
  const isLast = last && isIntact(last) && last.version === version
  if (isLast && (!signer || last.signature?.key === signer.id)) return
  const known = isNew ? latest : await publications(store, name)
  const first = firstOf(intactOf(known, `publishing ${name} skips a damaged record`), version)
  const recordAt = (number: number) => {
    const placed = { ...publication, placed: { number, first: first ?? number } }
    return JSON.stringify(signer ? signPublication(name, placed, signer) : placed)
  }
  await append(store, keys.publications(name), (number) => keys.publication(name, number), recordAt)
}
