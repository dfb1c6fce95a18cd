import { complain } from '../print.ts'
import type { Signer } from '../signing/key-pair.ts'
import { keys } from '../store/keys.ts'
import { append } from '../store/numbered.ts'
import type { Store } from '../store/store.ts'
import { firstIntact, intactOnly, lastIntact, type Publication } from './publications.ts'
import { signPublication } from './signed-publication.ts'

/** Unless it is the last one already. */
export async function recordPublication(
  store: Store,
  name: string,
  publication: Publication,
  isNew: boolean,
  signer: Signer | undefined,
): Promise<void> {
  const { version } = publication
  let isLast = true
  const intact = intactOnly(store, name, ({ message }) => {
    isLast = false
    complain(`note: ${name} is published after a record that is passed over: ${message}`)
  })
  const last = await lastIntact(store, name, intact)
  if (isLast && last?.version === version && (!signer || last.signature?.key === signer.id)) return
  const first = isNew ? undefined : await firstIntact(store, name, version, intact)
  const recordAt = (number: number) => {
    const placed = { ...publication, placed: { number, first: first ?? number } }
    return JSON.stringify(signer ? signPublication(name, placed, signer) : placed)
  }
  await append(store, keys.publications(name), (number) => keys.publication(name, number), recordAt)
}
