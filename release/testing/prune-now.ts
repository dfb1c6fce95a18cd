import { setTimeout } from 'node:timers/promises'
import { type Pruned, prune } from '../src/pruning/prune.ts'
import type { Remover, Store } from '../src/store/store.ts'
import { TrustedStore } from '../src/trust/trusted-store.ts'
import { newFolder } from './folder.ts'

type Request = Parameters<typeof prune>[0]

/** Keeps only what the live release needs, and removes marked keys immediately, on a machine without trust state. */
export async function pruneNow(store: Store & Remover, more: Partial<Request> = {}): Promise<Pruned> {
  await setTimeout(2) // the live release must be older than the millisecond from which everything is kept
  const trusted = new TrustedStore(store, await newFolder())
  return prune({ store: trusted, remover: store, by: 'Asha', keep: 0, grace: 0, wait: 0, ...more })
}
